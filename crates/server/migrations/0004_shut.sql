-- The program that could not open the table: what it can open, in a word. No bots, no clocks and no limit look at
-- such a table. Another program tries again.
ALTER TABLE tables ADD COLUMN shut TEXT;
