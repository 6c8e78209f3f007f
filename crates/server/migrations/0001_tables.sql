-- People. `secret` is a hash of what stands in the cookie; the cookie itself is never stored.
CREATE TABLE people (
    id        TEXT PRIMARY KEY,
    name      TEXT NOT NULL,
    language  TEXT NOT NULL,
    webhook   TEXT,
    created   INTEGER NOT NULL,
    seen      INTEGER NOT NULL
) STRICT;

-- The devices of a person, and recovery links (`kind` is 'device' or 'recovery').
CREATE TABLE keys (
    hash    TEXT PRIMARY KEY,
    kind    TEXT NOT NULL,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created INTEGER NOT NULL
) STRICT;
CREATE INDEX keys_person ON keys (person);

-- Browsers that receive push notices.
CREATE TABLE browsers (
    endpoint TEXT PRIMARY KEY,
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    p256dh   TEXT NOT NULL,
    auth     TEXT NOT NULL
) STRICT;
CREATE INDEX browsers_person ON browsers (person);

-- Tables. Everything from `stage` on can be made again from the entries; it is here to be searched.
CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    host     TEXT NOT NULL,
    setup    TEXT NOT NULL,
    seed     INTEGER NOT NULL,
    opened   INTEGER NOT NULL,
    public   INTEGER NOT NULL,
    stage    TEXT NOT NULL,
    open     INTEGER NOT NULL,
    bot_due  INTEGER NOT NULL,
    deadline INTEGER,
    touched  INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_open ON tables (touched) WHERE stage = 'open' AND public = 1;
CREATE INDEX tables_bot_due ON tables (id) WHERE bot_due = 1;
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_host ON tables (host);
CREATE INDEX tables_touched ON tables (touched);

-- Who sits where, to be searched.
CREATE TABLE seats (
    table_id    TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL,
    person      TEXT NOT NULL,
    waits_since INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person);

-- The truth: all that ever happened at a table, in order. `number` counts over all tables, so that
-- another process can ask what is new.
CREATE TABLE entries (
    number   INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    person   TEXT,
    request  TEXT,
    at       INTEGER NOT NULL,
    body     TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX entries_version ON entries (table_id, version);
CREATE UNIQUE INDEX entries_request ON entries (table_id, person, request) WHERE request IS NOT NULL;
