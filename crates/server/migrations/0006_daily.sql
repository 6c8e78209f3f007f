-- What only this database knows and whatever is dealt alike for everybody follows from.
CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
INSERT INTO secrets (name, value) VALUES ('daily', lower(hex(randomblob(32))));

-- The attempts at the challenge of a day that count: one for each person and game. Begun together with their
-- table; the result comes with the entry that ends the game in time, or never.
CREATE TABLE attempts (
    day      INTEGER NOT NULL,
    game     TEXT NOT NULL,
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE,
    -- Until when a result counts.
    closes   INTEGER NOT NULL,
    level    TEXT,
    points   INTEGER,
    margin   INTEGER,
    won      INTEGER,
    at       INTEGER,
    PRIMARY KEY (day, game, person)
) STRICT, WITHOUT ROWID;
