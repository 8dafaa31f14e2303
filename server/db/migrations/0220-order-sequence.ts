import type { Migration } from './migration.ts';

/**
 * Orders take their number from a sequence. Before, each order locked the counter until its transaction ended, so
 * orders placed at the same time waited for one another.
 */
export const orderSequence: Migration = {
  id: 220,
  name: 'order sequence',
  sql: `
CREATE SEQUENCE order_number_count AS integer;
SELECT setval('order_number_count', greatest(count, 1), count > 0) FROM order_counter;
ALTER TABLE order_counter DROP COLUMN count;

-- The first order of a new year locks the row until its transaction ends, so the others cannot take a number
-- before the count has restarted. A number that an older pattern has given is skipped. The year is stored, because
-- the clocks of two servers may differ at its end.
CREATE OR REPLACE FUNCTION next_order_number(this_year integer, this_month integer, usual text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  numbering jsonb := coalesce((SELECT value FROM options WHERE key = 'site.orderNumbers'), '{}');
  restarts boolean := coalesce((numbering ->> 'restarts')::boolean, false);
  counted_year integer := this_year;
  given text;
BEGIN
  UPDATE order_counter SET year = this_year WHERE year < this_year;
  IF FOUND AND restarts THEN
    PERFORM setval('order_number_count', 1, false);
  END IF;
  IF restarts THEN
    counted_year := (SELECT year FROM order_counter);
  END IF;
  LOOP
    given := order_number_from(coalesce(numbering ->> 'pattern', usual), counted_year, this_month,
      nextval('order_number_count')::integer);
    EXIT WHEN NOT EXISTS (SELECT FROM orders WHERE order_number = given);
  END LOOP;
  RETURN given;
END
$$;
`,
};
