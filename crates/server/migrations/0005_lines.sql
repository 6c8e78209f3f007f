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
