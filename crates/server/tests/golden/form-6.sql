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
-- What a webhook's owner checks the signature of a call with, and where they found this server when they gave
-- the webhook: the links in calls begin with that.
ALTER TABLE people ADD COLUMN webhook_secret TEXT;
ALTER TABLE people ADD COLUMN webhook_origin TEXT;
UPDATE people SET webhook_secret = lower(hex(randomblob(32))) WHERE webhook IS NOT NULL;

-- Notices on their way: a row for each address that a person is told at. Written together with the entry that
-- made the table wait for them; gone when it is delivered, overtaken or given up. `version` is that entry's; of
-- several notices about one table at one address the newest counts.
CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    version  INTEGER NOT NULL,
    -- 'push' to the endpoint of a browser, or 'webhook'.
    way      TEXT NOT NULL,
    address  TEXT NOT NULL,
    created  INTEGER NOT NULL,
    -- How often the address has failed in a row, and when it is tried again; all notices to it wait together.
    tries    INTEGER NOT NULL,
    next_try INTEGER NOT NULL,
    -- Until when a process has it in hand; 0 for none.
    leased   INTEGER NOT NULL DEFAULT 0,
    -- Scheme, host and port of the address: one host must not take all places.
    host     TEXT NOT NULL GENERATED ALWAYS AS (lower(substr(address, 1, 7 + instr(
                 substr(replace(replace(address, '?', '/'), '#', '/') || '/', 9), '/')))) VIRTUAL,
    UNIQUE (person, table_id, way, address)
) STRICT;
CREATE INDEX outbox_address ON outbox (address);
CREATE INDEX outbox_next_try ON outbox (next_try);
CREATE INDEX outbox_leased ON outbox (leased) WHERE leased > 0;
-- The program that could not open the table: what it can open, in a word. No bots, no clocks and no limit look at
-- such a table. Another program tries again.
ALTER TABLE tables ADD COLUMN shut TEXT;
-- What lists tell of a table beyond its people, so that no game has to be played again for it: the level of the bot on
-- each of their seats, and how the game ended, with points and places.
ALTER TABLE tables ADD COLUMN bots TEXT;
ALTER TABLE tables ADD COLUMN ended TEXT;

-- Whoever came to a seat last sits there. An entry that can't be read tells nothing.
UPDATE tables SET bots = (
    SELECT json_group_object(sat.body ->> 'seat', sat.body ->> 'level') FROM entries AS sat
    WHERE sat.table_id = tables.id
    AND CASE WHEN instr(sat.body, '"bot-sat"') > 0 AND json_valid(sat.body)
             THEN sat.body ->> 'kind' = 'bot-sat' END
    AND NOT EXISTS (
        SELECT 1 FROM entries AS later
        WHERE later.table_id = sat.table_id AND later.version > sat.version
        AND CASE WHEN json_valid(later.body)
                 THEN later.body ->> 'kind' IN ('sat', 'bot-sat', 'stood', 'invited')
                      AND later.body ->> 'seat' = sat.body ->> 'seat' END));

-- Ends that are older than their result say nothing, and games against the game not whether they were won.
UPDATE tables SET ended = (
    SELECT json_object(
        'how', CASE body ->> 'kind' WHEN 'moved' THEN 'played' WHEN 'offered' THEN 'agreed' ELSE 'resigned' END,
        'seat', CASE body ->> 'kind' WHEN 'resigned' THEN body ->> 'seat' END,
        'points', json(body -> '$.result.points'),
        'places', json(body -> '$.result.places'),
        'resigned', json((
            SELECT json_group_array(gone.body ->> 'seat') FROM entries AS gone WHERE gone.table_id = tables.id
            AND CASE WHEN instr(gone.body, '"resigned"') > 0 AND json_valid(gone.body)
                     THEN gone.body ->> 'kind' = 'resigned' END)))
    FROM entries
    WHERE table_id = tables.id
    AND CASE WHEN instr(body, '"result":') > 0 AND json_valid(body)
             THEN body -> '$.result.points' IS NOT NULL END
    ORDER BY version DESC LIMIT 1)
WHERE stage = 'finished';
UPDATE tables SET ended = '{"how":"abandoned","seat":null,"points":[],"places":[]}' WHERE stage = 'abandoned';
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
CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, checksum BLOB NOT NULL, execution_time BIGINT NOT NULL);
INSERT INTO _sqlx_migrations VALUES (1, 'tables', '2026-11-15 15:40:00', TRUE, X'5ac489e6c9ffeaba26b16a3c07f5b8480a14fa08778a78af4e17d50c0ed6d6e7a0c0213dfb05e9fa40e16183ebb8be6f', 1);
INSERT INTO _sqlx_migrations VALUES (2, 'fewer indexes', '2026-11-15 15:40:00', TRUE, X'10b33c3828e27e20b6ba28477047d87d9ec0e4b847bcba6f50c3d40c56c4ca6af85eb1a524d5f6af77c8116f44d61f53', 1);
INSERT INTO _sqlx_migrations VALUES (3, 'outbox', '2026-11-15 15:40:00', TRUE, X'6e7d24ba5f2b12ff9c98bf452d631b51e8585643455868dd40e21495ad2d02acd26ad389baf9df897e7cd7a0550d73bb', 1);
INSERT INTO _sqlx_migrations VALUES (4, 'shut', '2026-11-15 15:40:00', TRUE, X'eca3b8a9144f296a3c0f366ed146718da8d487549a2f3de62aa0ee51fbc26ea25b8b1e2c15a3d01ee7cb1c5f4a580c13', 1);
INSERT INTO _sqlx_migrations VALUES (5, 'lines', '2026-11-15 15:40:00', TRUE, X'a1da0a09922555e486d0bd43c669aaf33674832ec83c330f2de038c192bb08b8f42b5bd267bdb7cbecf716278b44e43a', 1);
INSERT INTO _sqlx_migrations VALUES (6, 'daily', '2026-11-15 15:40:00', TRUE, X'5c7cc7a0eb3e47233a6154f5bb6686c41b8449c0d39ce901b223b48c63fad5715af36a81ccc79cbfdcf4b8f41fb47e08', 1);
INSERT INTO people (id, name, language, created, seen) VALUES ('ann', 'ann', 'en', 1, 1);
INSERT INTO people (id, name, language, created, seen) VALUES ('ben', 'ben', 'en', 1, 1);
INSERT INTO tables (id, host, setup, seed, opened, public, stage, open, bot_due, touched) VALUES ('going-1', 'ann', '{"game":"momiji","players":2,"options":{"landscapes":"starter"},"public":false,"clock":null,"level":"casual"}', 32, 1, 0, 'running', 0, 0, 100);
UPDATE tables SET bots = '{}', ended = nullif('', '') WHERE id = 'going-1';
INSERT INTO seats VALUES ('going-1', 1, 'ann', NULL);
INSERT INTO seats VALUES ('going-1', 2, 'ben', NULL);
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 1, 1, '{"kind":"sat","seat":1,"person":"ann","name":"ann"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 2, 2, '{"kind":"sat","seat":2,"person":"ben","name":"ben"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 3, 3, '{"kind":"started","components":11773265473528252407,"rules":1,"setup":2960806630}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 4, 4, '{"kind":"moved","seat":1,"text":"reveal","after":4054088936}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 5, 5, '{"kind":"moved","seat":1,"text":"take orange","after":1566362241}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 6, 6, '{"kind":"moved","seat":1,"text":"end turn","after":1102365802}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 7, 7, '{"kind":"moved","seat":2,"text":"use B","after":797388088}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 8, 8, '{"kind":"moved","seat":2,"text":"take green","after":2864975465}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 9, 9, '{"kind":"moved","seat":2,"text":"end turn","after":3314451637}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 10, 10, '{"kind":"moved","seat":2,"text":"discard green-3","after":1777227648}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 11, 11, '{"kind":"moved","seat":1,"text":"lay orange-0-right","after":2222874805}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 12, 12, '{"kind":"moved","seat":1,"text":"lay orange-1-both","after":4191962278}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 13, 13, '{"kind":"moved","seat":1,"text":"end turn","after":1103792314}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 14, 14, '{"kind":"moved","seat":2,"text":"lay green-0-left","after":2198139072}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 15, 15, '{"kind":"moved","seat":2,"text":"lay green-1-right","after":853714954}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 16, 16, '{"kind":"moved","seat":2,"text":"use C","after":2770713083}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 17, 17, '{"kind":"moved","seat":2,"text":"exchange","after":2601926841}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 18, 18, '{"kind":"moved","seat":2,"text":"discard green-3","after":4174157473}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 19, 19, '{"kind":"moved","seat":2,"text":"discard green-1-both","after":656616719}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 20, 20, '{"kind":"moved","seat":2,"text":"end turn","after":1650844445}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 21, 21, '{"kind":"moved","seat":1,"text":"activate most-torii","after":1362524756}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 22, 22, '{"kind":"moved","seat":1,"text":"end turn","after":1997274370}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-1', 23, 23, '{"kind":"moved","seat":2,"text":"lay orange-0-left on the right","after":2648675776}');
INSERT INTO tables (id, host, setup, seed, opened, public, stage, open, bot_due, touched) VALUES ('over-1', 'ann', '{"game":"momiji","players":2,"options":{"landscapes":"starter"},"public":false,"clock":null,"level":"casual"}', 32, 1, 0, 'finished', 0, 0, 100);
UPDATE tables SET bots = '{}', ended = nullif('{"how":"played","seat":null,"points":[37,13],"places":[1,2],"resigned":[],"won":null}', '') WHERE id = 'over-1';
INSERT INTO seats VALUES ('over-1', 1, 'ann', NULL);
INSERT INTO seats VALUES ('over-1', 2, 'ben', NULL);
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 1, 1, '{"kind":"sat","seat":1,"person":"ann","name":"ann"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 2, 2, '{"kind":"sat","seat":2,"person":"ben","name":"ben"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 3, 3, '{"kind":"started","components":11773265473528252407,"rules":1,"setup":2960806630}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 4, 4, '{"kind":"moved","seat":1,"text":"reveal","after":4054088936}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 5, 5, '{"kind":"moved","seat":1,"text":"take orange","after":1566362241}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 6, 6, '{"kind":"moved","seat":1,"text":"end turn","after":1102365802}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 7, 7, '{"kind":"moved","seat":2,"text":"use B","after":797388088}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 8, 8, '{"kind":"moved","seat":2,"text":"take green","after":2864975465}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 9, 9, '{"kind":"moved","seat":2,"text":"end turn","after":3314451637}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 10, 10, '{"kind":"moved","seat":2,"text":"discard green-3","after":1777227648}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 11, 11, '{"kind":"moved","seat":1,"text":"lay orange-0-right","after":2222874805}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 12, 12, '{"kind":"moved","seat":1,"text":"lay orange-1-both","after":4191962278}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 13, 13, '{"kind":"moved","seat":1,"text":"end turn","after":1103792314}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 14, 14, '{"kind":"moved","seat":2,"text":"lay green-0-left","after":2198139072}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 15, 15, '{"kind":"moved","seat":2,"text":"lay green-1-right","after":853714954}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 16, 16, '{"kind":"moved","seat":2,"text":"use C","after":2770713083}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 17, 17, '{"kind":"moved","seat":2,"text":"exchange","after":2601926841}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 18, 18, '{"kind":"moved","seat":2,"text":"discard green-3","after":4174157473}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 19, 19, '{"kind":"moved","seat":2,"text":"discard green-1-both","after":656616719}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 20, 20, '{"kind":"moved","seat":2,"text":"end turn","after":1650844445}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 21, 21, '{"kind":"moved","seat":1,"text":"activate most-torii","after":1362524756}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 22, 22, '{"kind":"moved","seat":1,"text":"end turn","after":1997274370}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 23, 23, '{"kind":"moved","seat":2,"text":"lay orange-0-left on the right","after":2648675776}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 24, 24, '{"kind":"moved","seat":2,"text":"lay green-1-left","after":2307240029}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 25, 25, '{"kind":"moved","seat":2,"text":"exchange","after":416644941}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 26, 26, '{"kind":"moved","seat":2,"text":"discard yellow-3","after":791409295}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 27, 27, '{"kind":"moved","seat":2,"text":"discard brown-1-both","after":1087803544}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 28, 28, '{"kind":"moved","seat":2,"text":"end turn","after":3706631439}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 29, 29, '{"kind":"moved","seat":1,"text":"exchange","after":4102192060}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 30, 30, '{"kind":"moved","seat":1,"text":"discard brown-1-left","after":875773910}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 31, 31, '{"kind":"moved","seat":1,"text":"discard orange-2","after":3081953619}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 32, 32, '{"kind":"moved","seat":1,"text":"use B","after":3924584559}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 33, 33, '{"kind":"moved","seat":1,"text":"take yellow","after":4004600078}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 34, 34, '{"kind":"moved","seat":1,"text":"end turn","after":491476934}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 35, 35, '{"kind":"moved","seat":2,"text":"take brown","after":731934190}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 36, 36, '{"kind":"moved","seat":2,"text":"end turn","after":631433803}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 37, 37, '{"kind":"moved","seat":1,"text":"exchange","after":2602395999}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 38, 38, '{"kind":"moved","seat":1,"text":"discard yellow-1-right","after":4039464284}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 39, 39, '{"kind":"moved","seat":1,"text":"discard yellow-1-left","after":2522259091}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 40, 40, '{"kind":"moved","seat":1,"text":"lay yellow-0-right on the left","after":218388998}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 41, 41, '{"kind":"moved","seat":1,"text":"done","after":3219532482}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 42, 42, '{"kind":"moved","seat":1,"text":"end turn","after":2126123114}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 43, 43, '{"kind":"moved","seat":2,"text":"reveal","after":1736625533}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 44, 44, '{"kind":"moved","seat":2,"text":"take orange","after":2437232805}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 45, 45, '{"kind":"moved","seat":2,"text":"end turn","after":1383026684}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 46, 46, '{"kind":"moved","seat":1,"text":"lay yellow-1-both","after":1252773381}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 47, 47, '{"kind":"moved","seat":1,"text":"lay yellow-2","after":1197068592}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 48, 48, '{"kind":"moved","seat":1,"text":"use C","after":2076954237}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 49, 49, '{"kind":"moved","seat":1,"text":"arrange orange","after":2656759322}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 50, 50, '{"kind":"moved","seat":1,"text":"end turn","after":1378308518}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 51, 51, '{"kind":"moved","seat":2,"text":"activate most-acorns","after":2432919801}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 52, 52, '{"kind":"moved","seat":2,"text":"exchange","after":2932274751}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 53, 53, '{"kind":"moved","seat":2,"text":"discard brown-0-left","after":997530714}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 54, 54, '{"kind":"moved","seat":2,"text":"discard orange-0-both","after":782198715}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 55, 55, '{"kind":"moved","seat":2,"text":"end turn","after":1159665231}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 56, 56, '{"kind":"moved","seat":1,"text":"lay yellow-2","after":4223509823}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 57, 57, '{"kind":"moved","seat":1,"text":"lay yellow-3","after":3045411731}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 58, 58, '{"kind":"moved","seat":1,"text":"end turn","after":1667954504}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 59, 59, '{"kind":"moved","seat":2,"text":"lay orange-1-both","after":3444317849}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 60, 60, '{"kind":"moved","seat":2,"text":"end turn","after":1268643758}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 61, 61, '{"kind":"moved","seat":1,"text":"take yellow","after":2856690570}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 62, 62, '{"kind":"moved","seat":1,"text":"end turn","after":3763073382}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 63, 63, '{"kind":"moved","seat":2,"text":"reveal","after":2704450832}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 64, 64, '{"kind":"moved","seat":2,"text":"take yellow","after":1795829508}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 65, 65, '{"kind":"moved","seat":2,"text":"exchange","after":3062179936}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 66, 66, '{"kind":"moved","seat":2,"text":"discard yellow-1-both","after":1620410470}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 67, 67, '{"kind":"moved","seat":2,"text":"discard yellow-2","after":156166422}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 68, 68, '{"kind":"moved","seat":2,"text":"end turn","after":2766177268}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 69, 69, '{"kind":"moved","seat":1,"text":"take brown","after":1564807736}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 70, 70, '{"kind":"moved","seat":1,"text":"exchange","after":3807594194}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 71, 71, '{"kind":"moved","seat":1,"text":"discard yellow-0-both","after":427372425}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 72, 72, '{"kind":"moved","seat":1,"text":"discard brown-3","after":1894051153}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 73, 73, '{"kind":"moved","seat":1,"text":"end turn","after":74584995}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 74, 74, '{"kind":"moved","seat":2,"text":"reveal","after":54150486}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 75, 75, '{"kind":"moved","seat":2,"text":"take orange","after":839370278}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 76, 76, '{"kind":"moved","seat":2,"text":"end turn","after":4289086882}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 77, 77, '{"kind":"moved","seat":1,"text":"activate most-cool","after":3621071247}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 78, 78, '{"kind":"moved","seat":1,"text":"end turn","after":1545891145}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 79, 79, '{"kind":"moved","seat":2,"text":"lay orange-2","after":1605502136}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 80, 80, '{"kind":"moved","seat":2,"text":"end turn","after":258463675}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 81, 81, '{"kind":"moved","seat":1,"text":"take brown","after":3685371542}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 82, 82, '{"kind":"moved","seat":1,"text":"end turn","after":1276614012}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 83, 83, '{"kind":"moved","seat":2,"text":"activate most-brown","after":829363437}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 84, 84, '{"kind":"moved","seat":2,"text":"end turn","after":1571123263}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 85, 85, '{"kind":"moved","seat":1,"text":"take green","after":1688066789}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 86, 86, '{"kind":"moved","seat":1,"text":"end turn","after":3469792947}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 87, 87, '{"kind":"moved","seat":2,"text":"take green","after":1547859130}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 88, 88, '{"kind":"moved","seat":2,"text":"end turn","after":2023099482}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 89, 89, '{"kind":"moved","seat":1,"text":"take yellow","after":1534206949}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 90, 90, '{"kind":"moved","seat":1,"text":"end turn","after":2227503867}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 91, 91, '{"kind":"moved","seat":1,"text":"discard green-2","after":2097911098}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 92, 92, '{"kind":"moved","seat":2,"text":"take orange","after":1665387535}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 93, 93, '{"kind":"moved","seat":2,"text":"exchange","after":2270180477}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 94, 94, '{"kind":"moved","seat":2,"text":"discard orange-0-left","after":1602438528}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 95, 95, '{"kind":"moved","seat":2,"text":"discard orange-3","after":1033358720}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 96, 96, '{"kind":"moved","seat":2,"text":"end turn","after":2431827251}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 97, 97, '{"kind":"moved","seat":1,"text":"take orange","after":4075858698}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 98, 98, '{"kind":"moved","seat":1,"text":"exchange","after":1194717464}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 99, 99, '{"kind":"moved","seat":1,"text":"discard green-0-right","after":38581336}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 100, 100, '{"kind":"moved","seat":1,"text":"discard orange-0-right","after":3099691790}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 101, 101, '{"kind":"moved","seat":1,"text":"end turn","after":3736959724}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 102, 102, '{"kind":"moved","seat":1,"text":"discard yellow-0-left","after":3014773214}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 103, 103, '{"kind":"moved","seat":2,"text":"reveal","after":3695569082}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 104, 104, '{"kind":"moved","seat":2,"text":"take brown","after":1196454315}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 105, 105, '{"kind":"moved","seat":2,"text":"end turn","after":3771104274}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 106, 106, '{"kind":"moved","seat":1,"text":"use A","after":3532106274}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 107, 107, '{"kind":"moved","seat":1,"text":"lay brown-1-right on the left","after":641036654}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 108, 108, '{"kind":"moved","seat":1,"text":"lay orange-1-left","after":778712715}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 109, 109, '{"kind":"moved","seat":1,"text":"exchange","after":134197631}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 110, 110, '{"kind":"moved","seat":1,"text":"discard brown-2","after":1579112696}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 111, 111, '{"kind":"moved","seat":1,"text":"discard brown-3","after":3733805796}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 112, 112, '{"kind":"moved","seat":1,"text":"end turn","after":4172925002}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 113, 113, '{"kind":"moved","seat":2,"text":"exchange","after":1226960978}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 114, 114, '{"kind":"moved","seat":2,"text":"discard brown-0-right","after":129032366}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 115, 115, '{"kind":"moved","seat":2,"text":"discard brown-2","after":3739172528}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 116, 116, '{"kind":"moved","seat":2,"text":"take green","after":2287527361}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 117, 117, '{"kind":"moved","seat":2,"text":"end turn","after":3900874479}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 118, 118, '{"kind":"moved","seat":1,"text":"reveal","after":2367335007}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 119, 119, '{"kind":"moved","seat":1,"text":"take green","after":410647046}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 120, 120, '{"kind":"moved","seat":1,"text":"end turn","after":2486433611}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 121, 121, '{"kind":"moved","seat":2,"text":"take brown","after":3747800697}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 122, 122, '{"kind":"moved","seat":2,"text":"end turn","after":2357567571}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 123, 123, '{"kind":"moved","seat":1,"text":"take orange","after":750070985}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-1', 124, 124, '{"kind":"moved","seat":1,"text":"end turn","after":3457937989,"result":{"points":[37,13],"places":[1,2]}}');
INSERT INTO tables (id, host, setup, seed, opened, public, stage, open, bot_due, touched) VALUES ('going-2', 'ann', '{"game":"vivid-memories","players":2,"options":{},"public":false,"clock":null,"level":"casual"}', 33, 1, 0, 'running', 0, 0, 100);
UPDATE tables SET bots = '{}', ended = nullif('', '') WHERE id = 'going-2';
INSERT INTO seats VALUES ('going-2', 1, 'ann', NULL);
INSERT INTO seats VALUES ('going-2', 2, 'ben', NULL);
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 1, 1, '{"kind":"sat","seat":1,"person":"ann","name":"ann"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 2, 2, '{"kind":"sat","seat":2,"person":"ben","name":"ben"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 3, 3, '{"kind":"started","components":17247906026374913091,"rules":1,"setup":3104319626}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 4, 4, '{"kind":"moved","seat":2,"text":"take red purple green from the right","after":1754928808}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 5, 5, '{"kind":"moved","seat":2,"text":"hex E1","after":1020582456}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 6, 6, '{"kind":"moved","seat":2,"text":"end turn","after":2471116032}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 7, 7, '{"kind":"moved","seat":1,"text":"take yellow blue purple from the right","after":774202683}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 8, 8, '{"kind":"moved","seat":1,"text":"hex E1","after":1900859213}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 9, 9, '{"kind":"moved","seat":1,"text":"end turn","after":3109051945}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 10, 10, '{"kind":"moved","seat":2,"text":"take blue purple green from the left","after":1515469918}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 11, 11, '{"kind":"moved","seat":2,"text":"hex C2","after":1413503108}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 12, 12, '{"kind":"moved","seat":2,"text":"end turn","after":2838172106}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 13, 13, '{"kind":"moved","seat":1,"text":"take green from the right","after":3072571019}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 14, 14, '{"kind":"moved","seat":1,"text":"hex B3","after":4171273879}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 15, 15, '{"kind":"moved","seat":1,"text":"rewire B4","after":2291839608}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 16, 16, '{"kind":"moved","seat":1,"text":"green in from B3","after":3547972187}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 17, 17, '{"kind":"moved","seat":1,"text":"end turn","after":1448825139}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 18, 18, '{"kind":"moved","seat":2,"text":"take red yellow purple from the right","after":4012014854}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 19, 19, '{"kind":"moved","seat":2,"text":"hex B3","after":538215559}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 20, 20, '{"kind":"moved","seat":2,"text":"end turn","after":3190953384}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 21, 21, '{"kind":"moved","seat":1,"text":"take yellow from the left","after":1050266469}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 22, 22, '{"kind":"moved","seat":1,"text":"hex D3","after":3255983398}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-2', 23, 23, '{"kind":"moved","seat":1,"text":"rewire D1","after":1737318622}');
INSERT INTO tables (id, host, setup, seed, opened, public, stage, open, bot_due, touched) VALUES ('over-2', 'ann', '{"game":"vivid-memories","players":2,"options":{},"public":false,"clock":null,"level":"casual"}', 33, 1, 0, 'finished', 0, 0, 100);
UPDATE tables SET bots = '{}', ended = nullif('{"how":"played","seat":null,"points":[7,11],"places":[2,1],"resigned":[],"won":null}', '') WHERE id = 'over-2';
INSERT INTO seats VALUES ('over-2', 1, 'ann', NULL);
INSERT INTO seats VALUES ('over-2', 2, 'ben', NULL);
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 1, 1, '{"kind":"sat","seat":1,"person":"ann","name":"ann"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 2, 2, '{"kind":"sat","seat":2,"person":"ben","name":"ben"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 3, 3, '{"kind":"started","components":17247906026374913091,"rules":1,"setup":3104319626}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 4, 4, '{"kind":"moved","seat":2,"text":"take red purple green from the right","after":1754928808}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 5, 5, '{"kind":"moved","seat":2,"text":"hex E1","after":1020582456}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 6, 6, '{"kind":"moved","seat":2,"text":"end turn","after":2471116032}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 7, 7, '{"kind":"moved","seat":1,"text":"take yellow blue purple from the right","after":774202683}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 8, 8, '{"kind":"moved","seat":1,"text":"hex E1","after":1900859213}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 9, 9, '{"kind":"moved","seat":1,"text":"end turn","after":3109051945}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 10, 10, '{"kind":"moved","seat":2,"text":"take blue purple green from the left","after":1515469918}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 11, 11, '{"kind":"moved","seat":2,"text":"hex C2","after":1413503108}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 12, 12, '{"kind":"moved","seat":2,"text":"end turn","after":2838172106}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 13, 13, '{"kind":"moved","seat":1,"text":"take green from the right","after":3072571019}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 14, 14, '{"kind":"moved","seat":1,"text":"hex B3","after":4171273879}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 15, 15, '{"kind":"moved","seat":1,"text":"rewire B4","after":2291839608}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 16, 16, '{"kind":"moved","seat":1,"text":"green in from B3","after":3547972187}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 17, 17, '{"kind":"moved","seat":1,"text":"end turn","after":1448825139}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 18, 18, '{"kind":"moved","seat":2,"text":"take red yellow purple from the right","after":4012014854}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 19, 19, '{"kind":"moved","seat":2,"text":"hex B3","after":538215559}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 20, 20, '{"kind":"moved","seat":2,"text":"end turn","after":3190953384}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 21, 21, '{"kind":"moved","seat":1,"text":"take yellow from the left","after":1050266469}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 22, 22, '{"kind":"moved","seat":1,"text":"hex D3","after":3255983398}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 23, 23, '{"kind":"moved","seat":1,"text":"rewire D1","after":1737318622}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 24, 24, '{"kind":"moved","seat":1,"text":"purple in from E1","after":457028918}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 25, 25, '{"kind":"moved","seat":1,"text":"done","after":1908231510}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 26, 26, '{"kind":"moved","seat":1,"text":"end turn","after":1204974048}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 27, 27, '{"kind":"moved","seat":2,"text":"take blue from the left","after":665159590}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 28, 28, '{"kind":"moved","seat":2,"text":"hex A3","after":3915239455}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 29, 29, '{"kind":"moved","seat":2,"text":"rewire E2","after":1748986716}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 30, 30, '{"kind":"moved","seat":2,"text":"purple in from E1","after":1969802996}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 31, 31, '{"kind":"moved","seat":2,"text":"green in from E1","after":981851032}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 32, 32, '{"kind":"moved","seat":2,"text":"done","after":2719976559}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 33, 33, '{"kind":"moved","seat":2,"text":"end turn","after":3906037461}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 34, 34, '{"kind":"moved","seat":1,"text":"take red from the left","after":666901584}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 35, 35, '{"kind":"moved","seat":1,"text":"hex D4","after":2713046621}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 36, 36, '{"kind":"moved","seat":1,"text":"rewire D4","after":1558866710}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 37, 37, '{"kind":"moved","seat":1,"text":"yellow in from D3","after":2957876280}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 38, 38, '{"kind":"moved","seat":1,"text":"end turn","after":1915372040}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 39, 39, '{"kind":"moved","seat":1,"text":"lay M02 on trade-two","after":4139696277}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 40, 40, '{"kind":"moved","seat":1,"text":"lay M20 on speculate","after":704015166}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 41, 41, '{"kind":"moved","seat":1,"text":"lay M07 on push","after":668508164}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 42, 42, '{"kind":"moved","seat":1,"text":"done","after":4072857217}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 43, 43, '{"kind":"moved","seat":2,"text":"lay M16 on trade-two","after":16798806}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 44, 44, '{"kind":"moved","seat":2,"text":"done","after":1166496001}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 45, 45, '{"kind":"moved","seat":2,"text":"take blue blue from the left","after":1399396525}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 46, 46, '{"kind":"moved","seat":2,"text":"hex B2","after":2545931024}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 47, 47, '{"kind":"moved","seat":2,"text":"end turn","after":3165367367}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 48, 48, '{"kind":"moved","seat":1,"text":"take yellow purple green from the left","after":2001196289}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 49, 49, '{"kind":"moved","seat":1,"text":"hex C3","after":243720443}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 50, 50, '{"kind":"moved","seat":1,"text":"end turn","after":1326085890}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 51, 51, '{"kind":"moved","seat":2,"text":"take purple from the right","after":469485683}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 52, 52, '{"kind":"moved","seat":2,"text":"hex C5","after":3225242363}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 53, 53, '{"kind":"moved","seat":2,"text":"rewire C2","after":474989024}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 54, 54, '{"kind":"moved","seat":2,"text":"green out to C3","after":3591221188}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 55, 55, '{"kind":"moved","seat":2,"text":"purple out to C1","after":94423570}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 56, 56, '{"kind":"moved","seat":2,"text":"done","after":3582776720}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 57, 57, '{"kind":"moved","seat":2,"text":"end turn","after":897541474}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 58, 58, '{"kind":"moved","seat":1,"text":"take purple from the right","after":3151040974}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 59, 59, '{"kind":"moved","seat":1,"text":"hex C1","after":423437340}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 60, 60, '{"kind":"moved","seat":1,"text":"rewire B2","after":1380805736}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 61, 61, '{"kind":"moved","seat":1,"text":"purple in from C3","after":1059645018}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 62, 62, '{"kind":"moved","seat":1,"text":"yellow in from C3","after":1042483154}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 63, 63, '{"kind":"moved","seat":1,"text":"green in from C3","after":2956842571}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 64, 64, '{"kind":"moved","seat":1,"text":"end turn","after":1306511709}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 65, 65, '{"kind":"moved","seat":2,"text":"take red yellow blue from the right","after":203035669}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 66, 66, '{"kind":"moved","seat":2,"text":"hex B1","after":3543206681}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 67, 67, '{"kind":"moved","seat":2,"text":"end turn","after":293123769}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 68, 68, '{"kind":"moved","seat":1,"text":"take yellow yellow from the left","after":2847756383}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 69, 69, '{"kind":"moved","seat":1,"text":"hex E3","after":2837804988}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 70, 70, '{"kind":"moved","seat":1,"text":"end turn","after":3037248996}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 71, 71, '{"kind":"moved","seat":2,"text":"take yellow blue green from the left","after":2991466409}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 72, 72, '{"kind":"moved","seat":2,"text":"hex D4","after":1452719537}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 73, 73, '{"kind":"moved","seat":2,"text":"end turn","after":1584002230}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 74, 74, '{"kind":"moved","seat":1,"text":"take red from the left","after":3584855875}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 75, 75, '{"kind":"moved","seat":1,"text":"hex C2","after":3248268449}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 76, 76, '{"kind":"moved","seat":1,"text":"rewire B2","after":1123473505}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 77, 77, '{"kind":"moved","seat":1,"text":"yellow out to B1","after":1877351439}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 78, 78, '{"kind":"moved","seat":1,"text":"green out to A1","after":307266389}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 79, 79, '{"kind":"moved","seat":1,"text":"purple out to A2","after":3617735621}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 80, 80, '{"kind":"moved","seat":1,"text":"end turn","after":4212204453}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 81, 81, '{"kind":"moved","seat":1,"text":"lay M10 on swap","after":2630312011}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 82, 82, '{"kind":"moved","seat":1,"text":"done","after":3603801505}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 83, 83, '{"kind":"moved","seat":2,"text":"lay M01 on speculate","after":226143516}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 84, 84, '{"kind":"moved","seat":2,"text":"lay M06 on swap","after":3648541627}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 85, 85, '{"kind":"moved","seat":2,"text":"use trade-two","after":2716552447}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 86, 86, '{"kind":"moved","seat":2,"text":"hex B1","after":1666396549}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 87, 87, '{"kind":"moved","seat":2,"text":"choose yellow","after":1755874066}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 88, 88, '{"kind":"moved","seat":2,"text":"use speculate","after":4047328148}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 89, 89, '{"kind":"moved","seat":2,"text":"hex D1","after":1500270518}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 90, 90, '{"kind":"moved","seat":2,"text":"done","after":3658218693}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 91, 91, '{"kind":"moved","seat":2,"text":"take yellow from the right","after":1130229961}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 92, 92, '{"kind":"moved","seat":2,"text":"hex A1","after":2488574618}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 93, 93, '{"kind":"moved","seat":2,"text":"end turn","after":4070040476}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 94, 94, '{"kind":"moved","seat":1,"text":"take blue from the right","after":3537999301}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 95, 95, '{"kind":"moved","seat":1,"text":"hex B2","after":4038439330}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 96, 96, '{"kind":"moved","seat":1,"text":"rewire D4","after":3951245555}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 97, 97, '{"kind":"moved","seat":1,"text":"red out to C4","after":1175239689}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 98, 98, '{"kind":"moved","seat":1,"text":"yellow out to C5","after":1263984829}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 99, 99, '{"kind":"moved","seat":1,"text":"end turn","after":4046897732}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 100, 100, '{"kind":"moved","seat":2,"text":"take purple purple from the left","after":916299040}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 101, 101, '{"kind":"moved","seat":2,"text":"hex C4","after":379801575}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 102, 102, '{"kind":"moved","seat":2,"text":"end turn","after":763774510}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 103, 103, '{"kind":"moved","seat":1,"text":"take red blue green from the right","after":216675415}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 104, 104, '{"kind":"moved","seat":1,"text":"hex E2","after":3346966774}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 105, 105, '{"kind":"moved","seat":1,"text":"end turn","after":2072774160}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 106, 106, '{"kind":"moved","seat":2,"text":"take green green from the left","after":1738183076}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 107, 107, '{"kind":"moved","seat":2,"text":"hex A2","after":3558950350}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 108, 108, '{"kind":"moved","seat":2,"text":"end turn","after":1278260729}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 109, 109, '{"kind":"moved","seat":1,"text":"take yellow yellow from the left","after":1820118790}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 110, 110, '{"kind":"moved","seat":1,"text":"hex D3","after":4062155143}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 111, 111, '{"kind":"moved","seat":1,"text":"end turn","after":1698363530}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 112, 112, '{"kind":"moved","seat":2,"text":"take green green from the right","after":2796095292}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 113, 113, '{"kind":"moved","seat":2,"text":"hex D3","after":1321771012}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 114, 114, '{"kind":"moved","seat":2,"text":"end turn","after":1214975922}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 115, 115, '{"kind":"moved","seat":1,"text":"take red from the left","after":914106745}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 116, 116, '{"kind":"moved","seat":1,"text":"hex A3","after":3211672012}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 117, 117, '{"kind":"moved","seat":1,"text":"rewire D4","after":114049371}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 118, 118, '{"kind":"moved","seat":1,"text":"yellow in from E3","after":2239877383}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 119, 119, '{"kind":"moved","seat":1,"text":"yellow in from E3","after":2286069481}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 120, 120, '{"kind":"moved","seat":1,"text":"yellow in from C5","after":1621257256}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 121, 121, '{"kind":"moved","seat":1,"text":"end turn","after":2940203533}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 122, 122, '{"kind":"moved","seat":2,"text":"take green from the right","after":2898004925}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 123, 123, '{"kind":"moved","seat":2,"text":"hex B4","after":3234258676}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 124, 124, '{"kind":"moved","seat":2,"text":"rewire D4","after":2442395004}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 125, 125, '{"kind":"moved","seat":2,"text":"green out to D3","after":2687849973}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 126, 126, '{"kind":"moved","seat":2,"text":"blue out to E3","after":2120882201}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 127, 127, '{"kind":"moved","seat":2,"text":"yellow out to C5","after":4002305452}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 128, 128, '{"kind":"moved","seat":2,"text":"end turn","after":578752885}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 129, 129, '{"kind":"moved","seat":1,"text":"take red from the left","after":69665986}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 130, 130, '{"kind":"moved","seat":1,"text":"hex C3","after":3806105228}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 131, 131, '{"kind":"moved","seat":1,"text":"rewire B4","after":661534660}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 132, 132, '{"kind":"moved","seat":1,"text":"green out to B3","after":1428587001}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 133, 133, '{"kind":"moved","seat":1,"text":"end turn","after":3065059223}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 134, 134, '{"kind":"moved","seat":1,"text":"use trade-two","after":2180809332}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 135, 135, '{"kind":"moved","seat":1,"text":"hex D2","after":1253375331}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 136, 136, '{"kind":"moved","seat":1,"text":"done","after":2396550962}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 137, 137, '{"kind":"moved","seat":2,"text":"lay M11 on push","after":1311566326}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 138, 138, '{"kind":"moved","seat":2,"text":"use swap","after":2215528120}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 139, 139, '{"kind":"moved","seat":2,"text":"hex C5","after":4272719830}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-2', 140, 140, '{"kind":"moved","seat":2,"text":"done","after":1823898933,"result":{"points":[7,11],"places":[2,1]}}');
INSERT INTO tables (id, host, setup, seed, opened, public, stage, open, bot_due, touched) VALUES ('going-3', 'ann', '{"game":"deja-vu","players":2,"options":{"map":"build"},"public":false,"clock":null,"level":"casual"}', 17, 1, 0, 'running', 0, 0, 100);
UPDATE tables SET bots = '{}', ended = nullif('', '') WHERE id = 'going-3';
INSERT INTO seats VALUES ('going-3', 1, 'ann', NULL);
INSERT INTO seats VALUES ('going-3', 2, 'ben', NULL);
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 1, 1, '{"kind":"sat","seat":1,"person":"ann","name":"ann"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 2, 2, '{"kind":"sat","seat":2,"person":"ben","name":"ben"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 3, 3, '{"kind":"started","components":3870877418753272000,"rules":1,"setup":739046357}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 4, 4, '{"kind":"moved","seat":2,"text":"place south-east of T1","after":2794062967}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 5, 5, '{"kind":"moved","seat":2,"text":"place south-west of T1","after":1230132163}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 6, 6, '{"kind":"moved","seat":1,"text":"place east of T1","after":1818363921}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 7, 7, '{"kind":"moved","seat":1,"text":"place east of T2","after":987305080}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 8, 8, '{"kind":"moved","seat":2,"text":"place west of T3","after":3875788460}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 9, 9, '{"kind":"moved","seat":2,"text":"place south-west of T3","after":1532165106}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 10, 10, '{"kind":"moved","seat":1,"text":"place north-east of T4","after":884735937}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 11, 11, '{"kind":"moved","seat":1,"text":"place north-east of T1","after":3240170627}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 12, 12, '{"kind":"moved","seat":2,"text":"place south-east of T5","after":2736896699}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 13, 13, '{"kind":"moved","seat":2,"text":"place east of T5","after":2253710804}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 14, 14, '{"kind":"moved","seat":1,"text":"place south-east of T7","after":1135244636}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 15, 15, '{"kind":"moved","seat":1,"text":"place south-west of T2","after":580885632}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 16, 16, '{"kind":"moved","seat":2,"text":"place east of T4","after":2910248769}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 17, 17, '{"kind":"moved","seat":2,"text":"place north-west of T8","after":2537515130}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 18, 18, '{"kind":"moved","seat":1,"text":"discard red-5","after":2053176883}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 19, 19, '{"kind":"moved","seat":1,"text":"discard yellow-5","after":3673879952}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 20, 20, '{"kind":"moved","seat":2,"text":"discard green-4","after":3234976208}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 21, 21, '{"kind":"moved","seat":2,"text":"discard red-1","after":2449515035}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 22, 22, '{"kind":"moved","seat":2,"text":"sow T2","after":3303094378}');
INSERT INTO entries (table_id, version, at, body) VALUES ('going-3', 23, 23, '{"kind":"moved","seat":2,"text":"drop blue-star on T5","after":1861441227}');
INSERT INTO tables (id, host, setup, seed, opened, public, stage, open, bot_due, touched) VALUES ('over-3', 'ann', '{"game":"deja-vu","players":2,"options":{"map":"build"},"public":false,"clock":null,"level":"casual"}', 17, 1, 0, 'abandoned', 0, 0, 100);
UPDATE tables SET bots = '{}', ended = nullif('{"how":"abandoned","seat":null,"points":[],"places":[],"resigned":[],"won":null}', '') WHERE id = 'over-3';
INSERT INTO seats VALUES ('over-3', 1, 'ann', NULL);
INSERT INTO seats VALUES ('over-3', 2, 'ben', NULL);
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 1, 1, '{"kind":"sat","seat":1,"person":"ann","name":"ann"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 2, 2, '{"kind":"sat","seat":2,"person":"ben","name":"ben"}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 3, 3, '{"kind":"started","components":3870877418753272000,"rules":1,"setup":739046357}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 4, 4, '{"kind":"moved","seat":2,"text":"place south-east of T1","after":2794062967}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 5, 5, '{"kind":"moved","seat":2,"text":"place south-west of T1","after":1230132163}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 6, 6, '{"kind":"moved","seat":1,"text":"place east of T1","after":1818363921}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 7, 7, '{"kind":"moved","seat":1,"text":"place east of T2","after":987305080}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 8, 8, '{"kind":"moved","seat":2,"text":"place west of T3","after":3875788460}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 9, 9, '{"kind":"moved","seat":2,"text":"place south-west of T3","after":1532165106}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 10, 10, '{"kind":"moved","seat":1,"text":"place north-east of T4","after":884735937}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 11, 11, '{"kind":"moved","seat":1,"text":"place north-east of T1","after":3240170627}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 12, 12, '{"kind":"moved","seat":2,"text":"place south-east of T5","after":2736896699}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 13, 13, '{"kind":"moved","seat":2,"text":"place east of T5","after":2253710804}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 14, 14, '{"kind":"moved","seat":1,"text":"place south-east of T7","after":1135244636}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 15, 15, '{"kind":"moved","seat":1,"text":"place south-west of T2","after":580885632}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 16, 16, '{"kind":"moved","seat":2,"text":"place east of T4","after":2910248769}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 17, 17, '{"kind":"moved","seat":2,"text":"place north-west of T8","after":2537515130}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 18, 18, '{"kind":"moved","seat":1,"text":"discard red-5","after":2053176883}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 19, 19, '{"kind":"moved","seat":1,"text":"discard yellow-5","after":3673879952}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 20, 20, '{"kind":"moved","seat":2,"text":"discard green-4","after":3234976208}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 21, 21, '{"kind":"moved","seat":2,"text":"discard red-1","after":2449515035}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 22, 22, '{"kind":"moved","seat":2,"text":"sow T2","after":3303094378}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 23, 23, '{"kind":"moved","seat":2,"text":"drop blue-star on T5","after":1861441227}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 24, 24, '{"kind":"moved","seat":2,"text":"drop yellow-star on T10","after":3449574593}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 25, 25, '{"kind":"moved","seat":2,"text":"drop yellow-lightning on T11","after":3556850079}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 26, 26, '{"kind":"moved","seat":2,"text":"drop red-lightning on T14","after":1760922373}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 27, 27, '{"kind":"moved","seat":2,"text":"build yellow-1","after":2850802122}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 28, 28, '{"kind":"moved","seat":2,"text":"lay red-sun","after":1186518351}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 29, 29, '{"kind":"moved","seat":2,"text":"done","after":981854602}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 30, 30, '{"kind":"moved","seat":2,"text":"save red-lightning","after":60344313}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 31, 31, '{"kind":"moved","seat":2,"text":"girl to T9","after":2714420006}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 32, 32, '{"kind":"moved","seat":2,"text":"done","after":1526872069}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 33, 33, '{"kind":"moved","seat":2,"text":"discard purple-2","after":2041765747}');
INSERT INTO entries (table_id, version, at, body) VALUES ('over-3', 34, 34, '{"kind":"abandoned"}');
INSERT INTO attempts VALUES (20775, 'momiji', 'ann', 'over-1', 1795132800000, NULL, 30, 10, NULL, 100);
INSERT INTO attempts VALUES (20775, 'momiji', 'ben', 'going-1', 1795132800000, NULL, NULL, NULL, NULL, NULL);
