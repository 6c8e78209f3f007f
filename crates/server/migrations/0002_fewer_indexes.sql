-- Two indexes that every move had to write and nobody needs. An entry is only stored as the next version
-- of its table, by somebody who has read all entries before it and so knows the requests in them; and
-- tables are cleaned up by age once in a while, by looking at all of them.
DROP INDEX entries_request;
DROP INDEX tables_touched;
