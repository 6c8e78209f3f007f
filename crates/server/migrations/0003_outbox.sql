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
