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
-- Two indexes that every move had to write and nobody needs. An entry is only stored as the next version
-- of its table, by somebody who has read all entries before it and so knows the requests in them; and
-- tables are cleaned up by age once in a while, by looking at all of them.
DROP INDEX entries_request;
DROP INDEX tables_touched;
CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, checksum BLOB NOT NULL, execution_time BIGINT NOT NULL);
INSERT INTO _sqlx_migrations VALUES (1, 'tables', '2026-11-15 15:40:00', TRUE, X'5ac489e6c9ffeaba26b16a3c07f5b8480a14fa08778a78af4e17d50c0ed6d6e7a0c0213dfb05e9fa40e16183ebb8be6f', 1);
INSERT INTO _sqlx_migrations VALUES (2, 'fewer indexes', '2026-11-15 15:40:00', TRUE, X'10b33c3828e27e20b6ba28477047d87d9ec0e4b847bcba6f50c3d40c56c4ca6af85eb1a524d5f6af77c8116f44d61f53', 1);
INSERT INTO people (id, name, language, created, seen) VALUES ('ann', 'ann', 'en', 1, 1);
INSERT INTO people (id, name, language, created, seen) VALUES ('ben', 'ben', 'en', 1, 1);
INSERT INTO tables (id, host, setup, seed, opened, public, stage, open, bot_due, touched) VALUES ('going-1', 'ann', '{"game":"momiji","players":2,"options":{"landscapes":"starter"},"public":false,"clock":null,"level":"casual"}', 32, 1, 0, 'running', 0, 0, 100);
INSERT INTO seats VALUES ('going-1', 1, 'ann', NULL);
INSERT INTO seats VALUES ('going-1', 2, 'ben', NULL);
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 1, 1, '{"kind":"sat","seat":1,"person":"ann","name":"ann"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 2, 2, '{"kind":"sat","seat":2,"person":"ben","name":"ben"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 3, 3, '{"kind":"started","components":11773265473528252407}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 4, 4, '{"kind":"moved","seat":1,"text":"reveal"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 5, 5, '{"kind":"moved","seat":1,"text":"take orange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 6, 6, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 7, 7, '{"kind":"moved","seat":2,"text":"use B"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 8, 8, '{"kind":"moved","seat":2,"text":"take green"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 9, 9, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 10, 10, '{"kind":"moved","seat":2,"text":"discard green-3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 11, 11, '{"kind":"moved","seat":1,"text":"lay orange-0-right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 12, 12, '{"kind":"moved","seat":1,"text":"lay orange-1-both"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 13, 13, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 14, 14, '{"kind":"moved","seat":2,"text":"lay green-0-left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 15, 15, '{"kind":"moved","seat":2,"text":"lay green-1-right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 16, 16, '{"kind":"moved","seat":2,"text":"use C"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 17, 17, '{"kind":"moved","seat":2,"text":"exchange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 18, 18, '{"kind":"moved","seat":2,"text":"discard green-3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 19, 19, '{"kind":"moved","seat":2,"text":"discard green-1-both"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 20, 20, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 21, 21, '{"kind":"moved","seat":1,"text":"activate most-torii"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 22, 22, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 23, 23, '{"kind":"moved","seat":2,"text":"lay orange-0-left on the right"}');
INSERT INTO tables (id, host, setup, seed, opened, public, stage, open, bot_due, touched) VALUES ('over-1', 'ann', '{"game":"momiji","players":2,"options":{"landscapes":"starter"},"public":false,"clock":null,"level":"casual"}', 32, 1, 0, 'finished', 0, 0, 100);
INSERT INTO seats VALUES ('over-1', 1, 'ann', NULL);
INSERT INTO seats VALUES ('over-1', 2, 'ben', NULL);
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 1, 1, '{"kind":"sat","seat":1,"person":"ann","name":"ann"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 2, 2, '{"kind":"sat","seat":2,"person":"ben","name":"ben"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 3, 3, '{"kind":"started","components":11773265473528252407}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 4, 4, '{"kind":"moved","seat":1,"text":"reveal"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 5, 5, '{"kind":"moved","seat":1,"text":"take orange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 6, 6, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 7, 7, '{"kind":"moved","seat":2,"text":"use B"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 8, 8, '{"kind":"moved","seat":2,"text":"take green"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 9, 9, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 10, 10, '{"kind":"moved","seat":2,"text":"discard green-3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 11, 11, '{"kind":"moved","seat":1,"text":"lay orange-0-right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 12, 12, '{"kind":"moved","seat":1,"text":"lay orange-1-both"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 13, 13, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 14, 14, '{"kind":"moved","seat":2,"text":"lay green-0-left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 15, 15, '{"kind":"moved","seat":2,"text":"lay green-1-right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 16, 16, '{"kind":"moved","seat":2,"text":"use C"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 17, 17, '{"kind":"moved","seat":2,"text":"exchange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 18, 18, '{"kind":"moved","seat":2,"text":"discard green-3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 19, 19, '{"kind":"moved","seat":2,"text":"discard green-1-both"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 20, 20, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 21, 21, '{"kind":"moved","seat":1,"text":"activate most-torii"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 22, 22, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 23, 23, '{"kind":"moved","seat":2,"text":"lay orange-0-left on the right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 24, 24, '{"kind":"moved","seat":2,"text":"lay green-1-left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 25, 25, '{"kind":"moved","seat":2,"text":"exchange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 26, 26, '{"kind":"moved","seat":2,"text":"discard yellow-3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 27, 27, '{"kind":"moved","seat":2,"text":"discard brown-1-both"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 28, 28, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 29, 29, '{"kind":"moved","seat":1,"text":"exchange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 30, 30, '{"kind":"moved","seat":1,"text":"discard brown-1-left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 31, 31, '{"kind":"moved","seat":1,"text":"discard orange-2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 32, 32, '{"kind":"moved","seat":1,"text":"use B"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 33, 33, '{"kind":"moved","seat":1,"text":"take yellow"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 34, 34, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 35, 35, '{"kind":"moved","seat":2,"text":"take brown"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 36, 36, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 37, 37, '{"kind":"moved","seat":1,"text":"exchange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 38, 38, '{"kind":"moved","seat":1,"text":"discard yellow-1-right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 39, 39, '{"kind":"moved","seat":1,"text":"discard yellow-1-left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 40, 40, '{"kind":"moved","seat":1,"text":"lay yellow-0-right on the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 41, 41, '{"kind":"moved","seat":1,"text":"done"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 42, 42, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 43, 43, '{"kind":"moved","seat":2,"text":"reveal"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 44, 44, '{"kind":"moved","seat":2,"text":"take orange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 45, 45, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 46, 46, '{"kind":"moved","seat":1,"text":"lay yellow-1-both"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 47, 47, '{"kind":"moved","seat":1,"text":"lay yellow-2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 48, 48, '{"kind":"moved","seat":1,"text":"use C"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 49, 49, '{"kind":"moved","seat":1,"text":"arrange orange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 50, 50, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 51, 51, '{"kind":"moved","seat":2,"text":"activate most-acorns"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 52, 52, '{"kind":"moved","seat":2,"text":"exchange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 53, 53, '{"kind":"moved","seat":2,"text":"discard brown-0-left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 54, 54, '{"kind":"moved","seat":2,"text":"discard orange-0-both"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 55, 55, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 56, 56, '{"kind":"moved","seat":1,"text":"lay yellow-2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 57, 57, '{"kind":"moved","seat":1,"text":"lay yellow-3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 58, 58, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 59, 59, '{"kind":"moved","seat":2,"text":"lay orange-1-both"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 60, 60, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 61, 61, '{"kind":"moved","seat":1,"text":"take yellow"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 62, 62, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 63, 63, '{"kind":"moved","seat":2,"text":"reveal"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 64, 64, '{"kind":"moved","seat":2,"text":"take yellow"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 65, 65, '{"kind":"moved","seat":2,"text":"exchange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 66, 66, '{"kind":"moved","seat":2,"text":"discard yellow-1-both"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 67, 67, '{"kind":"moved","seat":2,"text":"discard yellow-2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 68, 68, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 69, 69, '{"kind":"moved","seat":1,"text":"take brown"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 70, 70, '{"kind":"moved","seat":1,"text":"exchange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 71, 71, '{"kind":"moved","seat":1,"text":"discard yellow-0-both"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 72, 72, '{"kind":"moved","seat":1,"text":"discard brown-3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 73, 73, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 74, 74, '{"kind":"moved","seat":2,"text":"reveal"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 75, 75, '{"kind":"moved","seat":2,"text":"take orange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 76, 76, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 77, 77, '{"kind":"moved","seat":1,"text":"activate most-cool"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 78, 78, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 79, 79, '{"kind":"moved","seat":2,"text":"lay orange-2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 80, 80, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 81, 81, '{"kind":"moved","seat":1,"text":"take brown"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 82, 82, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 83, 83, '{"kind":"moved","seat":2,"text":"activate most-brown"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 84, 84, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 85, 85, '{"kind":"moved","seat":1,"text":"take green"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 86, 86, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 87, 87, '{"kind":"moved","seat":2,"text":"take green"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 88, 88, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 89, 89, '{"kind":"moved","seat":1,"text":"take yellow"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 90, 90, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 91, 91, '{"kind":"moved","seat":1,"text":"discard green-2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 92, 92, '{"kind":"moved","seat":2,"text":"take orange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 93, 93, '{"kind":"moved","seat":2,"text":"exchange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 94, 94, '{"kind":"moved","seat":2,"text":"discard orange-0-left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 95, 95, '{"kind":"moved","seat":2,"text":"discard orange-3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 96, 96, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 97, 97, '{"kind":"moved","seat":1,"text":"take orange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 98, 98, '{"kind":"moved","seat":1,"text":"exchange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 99, 99, '{"kind":"moved","seat":1,"text":"discard green-0-right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 100, 100, '{"kind":"moved","seat":1,"text":"discard orange-0-right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 101, 101, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 102, 102, '{"kind":"moved","seat":1,"text":"discard yellow-0-left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 103, 103, '{"kind":"moved","seat":2,"text":"reveal"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 104, 104, '{"kind":"moved","seat":2,"text":"take brown"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 105, 105, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 106, 106, '{"kind":"moved","seat":1,"text":"use A"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 107, 107, '{"kind":"moved","seat":1,"text":"lay brown-1-right on the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 108, 108, '{"kind":"moved","seat":1,"text":"lay orange-1-left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 109, 109, '{"kind":"moved","seat":1,"text":"exchange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 110, 110, '{"kind":"moved","seat":1,"text":"discard brown-2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 111, 111, '{"kind":"moved","seat":1,"text":"discard brown-3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 112, 112, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 113, 113, '{"kind":"moved","seat":2,"text":"exchange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 114, 114, '{"kind":"moved","seat":2,"text":"discard brown-0-right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 115, 115, '{"kind":"moved","seat":2,"text":"discard brown-2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 116, 116, '{"kind":"moved","seat":2,"text":"take green"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 117, 117, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 118, 118, '{"kind":"moved","seat":1,"text":"reveal"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 119, 119, '{"kind":"moved","seat":1,"text":"take green"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 120, 120, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 121, 121, '{"kind":"moved","seat":2,"text":"take brown"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 122, 122, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 123, 123, '{"kind":"moved","seat":1,"text":"take orange"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 124, 124, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO tables (id, host, setup, seed, opened, public, stage, open, bot_due, touched) VALUES ('going-2', 'ann', '{"game":"vivid-memories","players":2,"options":{},"public":false,"clock":null,"level":"casual"}', 33, 1, 0, 'running', 0, 0, 100);
INSERT INTO seats VALUES ('going-2', 1, 'ann', NULL);
INSERT INTO seats VALUES ('going-2', 2, 'ben', NULL);
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 1, 1, '{"kind":"sat","seat":1,"person":"ann","name":"ann"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 2, 2, '{"kind":"sat","seat":2,"person":"ben","name":"ben"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 3, 3, '{"kind":"started","components":18233973371491619111}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 4, 4, '{"kind":"moved","seat":2,"text":"take red purple green from the right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 5, 5, '{"kind":"moved","seat":2,"text":"hex E1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 6, 6, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 7, 7, '{"kind":"moved","seat":1,"text":"take yellow blue purple from the right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 8, 8, '{"kind":"moved","seat":1,"text":"hex E1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 9, 9, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 10, 10, '{"kind":"moved","seat":2,"text":"take blue purple green from the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 11, 11, '{"kind":"moved","seat":2,"text":"hex C2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 12, 12, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 13, 13, '{"kind":"moved","seat":1,"text":"take green from the right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 14, 14, '{"kind":"moved","seat":1,"text":"hex B3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 15, 15, '{"kind":"moved","seat":1,"text":"rewire B4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 16, 16, '{"kind":"moved","seat":1,"text":"green in from B3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 17, 17, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 18, 18, '{"kind":"moved","seat":2,"text":"take red yellow purple from the right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 19, 19, '{"kind":"moved","seat":2,"text":"hex B3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 20, 20, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 21, 21, '{"kind":"moved","seat":1,"text":"take yellow from the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 22, 22, '{"kind":"moved","seat":1,"text":"hex D3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 23, 23, '{"kind":"moved","seat":1,"text":"rewire D1"}');
INSERT INTO tables (id, host, setup, seed, opened, public, stage, open, bot_due, touched) VALUES ('over-2', 'ann', '{"game":"vivid-memories","players":2,"options":{},"public":false,"clock":null,"level":"casual"}', 33, 1, 0, 'finished', 0, 0, 100);
INSERT INTO seats VALUES ('over-2', 1, 'ann', NULL);
INSERT INTO seats VALUES ('over-2', 2, 'ben', NULL);
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 1, 1, '{"kind":"sat","seat":1,"person":"ann","name":"ann"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 2, 2, '{"kind":"sat","seat":2,"person":"ben","name":"ben"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 3, 3, '{"kind":"started","components":18233973371491619111}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 4, 4, '{"kind":"moved","seat":2,"text":"take red purple green from the right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 5, 5, '{"kind":"moved","seat":2,"text":"hex E1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 6, 6, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 7, 7, '{"kind":"moved","seat":1,"text":"take yellow blue purple from the right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 8, 8, '{"kind":"moved","seat":1,"text":"hex E1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 9, 9, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 10, 10, '{"kind":"moved","seat":2,"text":"take blue purple green from the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 11, 11, '{"kind":"moved","seat":2,"text":"hex C2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 12, 12, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 13, 13, '{"kind":"moved","seat":1,"text":"take green from the right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 14, 14, '{"kind":"moved","seat":1,"text":"hex B3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 15, 15, '{"kind":"moved","seat":1,"text":"rewire B4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 16, 16, '{"kind":"moved","seat":1,"text":"green in from B3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 17, 17, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 18, 18, '{"kind":"moved","seat":2,"text":"take red yellow purple from the right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 19, 19, '{"kind":"moved","seat":2,"text":"hex B3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 20, 20, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 21, 21, '{"kind":"moved","seat":1,"text":"take yellow from the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 22, 22, '{"kind":"moved","seat":1,"text":"hex D3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 23, 23, '{"kind":"moved","seat":1,"text":"rewire D1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 24, 24, '{"kind":"moved","seat":1,"text":"purple in from E1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 25, 25, '{"kind":"moved","seat":1,"text":"done"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 26, 26, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 27, 27, '{"kind":"moved","seat":2,"text":"take blue from the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 28, 28, '{"kind":"moved","seat":2,"text":"hex A3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 29, 29, '{"kind":"moved","seat":2,"text":"rewire E2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 30, 30, '{"kind":"moved","seat":2,"text":"purple in from E1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 31, 31, '{"kind":"moved","seat":2,"text":"green in from E1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 32, 32, '{"kind":"moved","seat":2,"text":"done"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 33, 33, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 34, 34, '{"kind":"moved","seat":1,"text":"take red from the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 35, 35, '{"kind":"moved","seat":1,"text":"hex D4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 36, 36, '{"kind":"moved","seat":1,"text":"rewire D4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 37, 37, '{"kind":"moved","seat":1,"text":"yellow in from D3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 38, 38, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 39, 39, '{"kind":"moved","seat":1,"text":"lay M02 on trade-two"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 40, 40, '{"kind":"moved","seat":1,"text":"lay M20 on speculate"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 41, 41, '{"kind":"moved","seat":1,"text":"lay M07 on push"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 42, 42, '{"kind":"moved","seat":1,"text":"done"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 43, 43, '{"kind":"moved","seat":2,"text":"lay M16 on trade-two"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 44, 44, '{"kind":"moved","seat":2,"text":"done"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 45, 45, '{"kind":"moved","seat":2,"text":"take blue blue from the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 46, 46, '{"kind":"moved","seat":2,"text":"hex B2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 47, 47, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 48, 48, '{"kind":"moved","seat":1,"text":"take yellow purple green from the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 49, 49, '{"kind":"moved","seat":1,"text":"hex C3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 50, 50, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 51, 51, '{"kind":"moved","seat":2,"text":"take purple from the right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 52, 52, '{"kind":"moved","seat":2,"text":"hex C5"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 53, 53, '{"kind":"moved","seat":2,"text":"rewire C2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 54, 54, '{"kind":"moved","seat":2,"text":"green out to C3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 55, 55, '{"kind":"moved","seat":2,"text":"purple out to C1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 56, 56, '{"kind":"moved","seat":2,"text":"done"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 57, 57, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 58, 58, '{"kind":"moved","seat":1,"text":"take purple from the right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 59, 59, '{"kind":"moved","seat":1,"text":"hex C1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 60, 60, '{"kind":"moved","seat":1,"text":"rewire B2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 61, 61, '{"kind":"moved","seat":1,"text":"purple in from C3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 62, 62, '{"kind":"moved","seat":1,"text":"yellow in from C3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 63, 63, '{"kind":"moved","seat":1,"text":"green in from C3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 64, 64, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 65, 65, '{"kind":"moved","seat":2,"text":"take red yellow blue from the right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 66, 66, '{"kind":"moved","seat":2,"text":"hex B1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 67, 67, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 68, 68, '{"kind":"moved","seat":1,"text":"take yellow yellow from the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 69, 69, '{"kind":"moved","seat":1,"text":"hex E3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 70, 70, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 71, 71, '{"kind":"moved","seat":2,"text":"take yellow blue green from the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 72, 72, '{"kind":"moved","seat":2,"text":"hex D4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 73, 73, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 74, 74, '{"kind":"moved","seat":1,"text":"take red from the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 75, 75, '{"kind":"moved","seat":1,"text":"hex C2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 76, 76, '{"kind":"moved","seat":1,"text":"rewire B2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 77, 77, '{"kind":"moved","seat":1,"text":"yellow out to B1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 78, 78, '{"kind":"moved","seat":1,"text":"green out to A1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 79, 79, '{"kind":"moved","seat":1,"text":"purple out to A2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 80, 80, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 81, 81, '{"kind":"moved","seat":1,"text":"lay M10 on swap"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 82, 82, '{"kind":"moved","seat":1,"text":"done"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 83, 83, '{"kind":"moved","seat":2,"text":"lay M01 on speculate"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 84, 84, '{"kind":"moved","seat":2,"text":"lay M06 on swap"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 85, 85, '{"kind":"moved","seat":2,"text":"use trade-two"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 86, 86, '{"kind":"moved","seat":2,"text":"hex B1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 87, 87, '{"kind":"moved","seat":2,"text":"choose yellow"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 88, 88, '{"kind":"moved","seat":2,"text":"use speculate"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 89, 89, '{"kind":"moved","seat":2,"text":"hex D1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 90, 90, '{"kind":"moved","seat":2,"text":"done"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 91, 91, '{"kind":"moved","seat":2,"text":"take yellow from the right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 92, 92, '{"kind":"moved","seat":2,"text":"hex A1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 93, 93, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 94, 94, '{"kind":"moved","seat":1,"text":"take blue from the right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 95, 95, '{"kind":"moved","seat":1,"text":"hex B2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 96, 96, '{"kind":"moved","seat":1,"text":"rewire D4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 97, 97, '{"kind":"moved","seat":1,"text":"red out to C4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 98, 98, '{"kind":"moved","seat":1,"text":"yellow out to C5"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 99, 99, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 100, 100, '{"kind":"moved","seat":2,"text":"take purple purple from the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 101, 101, '{"kind":"moved","seat":2,"text":"hex C4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 102, 102, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 103, 103, '{"kind":"moved","seat":1,"text":"take red blue green from the right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 104, 104, '{"kind":"moved","seat":1,"text":"hex E2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 105, 105, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 106, 106, '{"kind":"moved","seat":2,"text":"take green green from the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 107, 107, '{"kind":"moved","seat":2,"text":"hex A2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 108, 108, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 109, 109, '{"kind":"moved","seat":1,"text":"take yellow yellow from the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 110, 110, '{"kind":"moved","seat":1,"text":"hex D3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 111, 111, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 112, 112, '{"kind":"moved","seat":2,"text":"take green green from the right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 113, 113, '{"kind":"moved","seat":2,"text":"hex D3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 114, 114, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 115, 115, '{"kind":"moved","seat":1,"text":"take red from the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 116, 116, '{"kind":"moved","seat":1,"text":"hex A3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 117, 117, '{"kind":"moved","seat":1,"text":"rewire D4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 118, 118, '{"kind":"moved","seat":1,"text":"yellow in from E3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 119, 119, '{"kind":"moved","seat":1,"text":"yellow in from E3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 120, 120, '{"kind":"moved","seat":1,"text":"yellow in from C5"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 121, 121, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 122, 122, '{"kind":"moved","seat":2,"text":"take green from the right"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 123, 123, '{"kind":"moved","seat":2,"text":"hex B4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 124, 124, '{"kind":"moved","seat":2,"text":"rewire D4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 125, 125, '{"kind":"moved","seat":2,"text":"green out to D3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 126, 126, '{"kind":"moved","seat":2,"text":"blue out to E3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 127, 127, '{"kind":"moved","seat":2,"text":"yellow out to C5"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 128, 128, '{"kind":"moved","seat":2,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 129, 129, '{"kind":"moved","seat":1,"text":"take red from the left"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 130, 130, '{"kind":"moved","seat":1,"text":"hex C3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 131, 131, '{"kind":"moved","seat":1,"text":"rewire B4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 132, 132, '{"kind":"moved","seat":1,"text":"green out to B3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 133, 133, '{"kind":"moved","seat":1,"text":"end turn"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 134, 134, '{"kind":"moved","seat":1,"text":"use trade-two"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 135, 135, '{"kind":"moved","seat":1,"text":"hex D2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 136, 136, '{"kind":"moved","seat":1,"text":"done"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 137, 137, '{"kind":"moved","seat":2,"text":"lay M11 on push"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 138, 138, '{"kind":"moved","seat":2,"text":"use swap"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 139, 139, '{"kind":"moved","seat":2,"text":"hex C5"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 140, 140, '{"kind":"moved","seat":2,"text":"done"}');
INSERT INTO tables (id, host, setup, seed, opened, public, stage, open, bot_due, touched) VALUES ('going-3', 'ann', '{"game":"deja-vu","players":2,"options":{"map":"build"},"public":false,"clock":null,"level":"casual"}', 17, 1, 0, 'running', 0, 0, 100);
INSERT INTO seats VALUES ('going-3', 1, 'ann', NULL);
INSERT INTO seats VALUES ('going-3', 2, 'ben', NULL);
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 1, 1, '{"kind":"sat","seat":1,"person":"ann","name":"ann"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 2, 2, '{"kind":"sat","seat":2,"person":"ben","name":"ben"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 3, 3, '{"kind":"started","components":3870877418753272000}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 4, 4, '{"kind":"moved","seat":2,"text":"place south-east of T1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 5, 5, '{"kind":"moved","seat":2,"text":"place south-west of T1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 6, 6, '{"kind":"moved","seat":1,"text":"place east of T1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 7, 7, '{"kind":"moved","seat":1,"text":"place east of T2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 8, 8, '{"kind":"moved","seat":2,"text":"place west of T3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 9, 9, '{"kind":"moved","seat":2,"text":"place south-west of T3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 10, 10, '{"kind":"moved","seat":1,"text":"place north-east of T4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 11, 11, '{"kind":"moved","seat":1,"text":"place north-east of T1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 12, 12, '{"kind":"moved","seat":2,"text":"place south-east of T5"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 13, 13, '{"kind":"moved","seat":2,"text":"place east of T5"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 14, 14, '{"kind":"moved","seat":1,"text":"place south-east of T7"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 15, 15, '{"kind":"moved","seat":1,"text":"place south-west of T2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 16, 16, '{"kind":"moved","seat":2,"text":"place east of T4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 17, 17, '{"kind":"moved","seat":2,"text":"place north-west of T8"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 18, 18, '{"kind":"moved","seat":1,"text":"discard red-5"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 19, 19, '{"kind":"moved","seat":1,"text":"discard yellow-5"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 20, 20, '{"kind":"moved","seat":2,"text":"discard green-4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 21, 21, '{"kind":"moved","seat":2,"text":"discard red-1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 22, 22, '{"kind":"moved","seat":2,"text":"sow T2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 23, 23, '{"kind":"moved","seat":2,"text":"drop blue-star on T5"}');
INSERT INTO tables (id, host, setup, seed, opened, public, stage, open, bot_due, touched) VALUES ('over-3', 'ann', '{"game":"deja-vu","players":2,"options":{"map":"build"},"public":false,"clock":null,"level":"casual"}', 17, 1, 0, 'abandoned', 0, 0, 100);
INSERT INTO seats VALUES ('over-3', 1, 'ann', NULL);
INSERT INTO seats VALUES ('over-3', 2, 'ben', NULL);
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 1, 1, '{"kind":"sat","seat":1,"person":"ann","name":"ann"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 2, 2, '{"kind":"sat","seat":2,"person":"ben","name":"ben"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 3, 3, '{"kind":"started","components":3870877418753272000}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 4, 4, '{"kind":"moved","seat":2,"text":"place south-east of T1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 5, 5, '{"kind":"moved","seat":2,"text":"place south-west of T1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 6, 6, '{"kind":"moved","seat":1,"text":"place east of T1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 7, 7, '{"kind":"moved","seat":1,"text":"place east of T2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 8, 8, '{"kind":"moved","seat":2,"text":"place west of T3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 9, 9, '{"kind":"moved","seat":2,"text":"place south-west of T3"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 10, 10, '{"kind":"moved","seat":1,"text":"place north-east of T4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 11, 11, '{"kind":"moved","seat":1,"text":"place north-east of T1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 12, 12, '{"kind":"moved","seat":2,"text":"place south-east of T5"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 13, 13, '{"kind":"moved","seat":2,"text":"place east of T5"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 14, 14, '{"kind":"moved","seat":1,"text":"place south-east of T7"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 15, 15, '{"kind":"moved","seat":1,"text":"place south-west of T2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 16, 16, '{"kind":"moved","seat":2,"text":"place east of T4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 17, 17, '{"kind":"moved","seat":2,"text":"place north-west of T8"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 18, 18, '{"kind":"moved","seat":1,"text":"discard red-5"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 19, 19, '{"kind":"moved","seat":1,"text":"discard yellow-5"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 20, 20, '{"kind":"moved","seat":2,"text":"discard green-4"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 21, 21, '{"kind":"moved","seat":2,"text":"discard red-1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 22, 22, '{"kind":"moved","seat":2,"text":"sow T2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 23, 23, '{"kind":"moved","seat":2,"text":"drop blue-star on T5"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 24, 24, '{"kind":"moved","seat":2,"text":"drop yellow-star on T10"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 25, 25, '{"kind":"moved","seat":2,"text":"drop yellow-lightning on T11"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 26, 26, '{"kind":"moved","seat":2,"text":"drop red-lightning on T14"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 27, 27, '{"kind":"moved","seat":2,"text":"build yellow-1"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 28, 28, '{"kind":"moved","seat":2,"text":"lay red-sun"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 29, 29, '{"kind":"moved","seat":2,"text":"done"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 30, 30, '{"kind":"moved","seat":2,"text":"save red-lightning"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 31, 31, '{"kind":"moved","seat":2,"text":"girl to T9"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 32, 32, '{"kind":"moved","seat":2,"text":"done"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 33, 33, '{"kind":"moved","seat":2,"text":"discard purple-2"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 34, 34, '{"kind":"abandoned"}');
