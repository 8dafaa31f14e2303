import { site } from '#schemas/site/site.ts';
import type { Migration } from './migration.ts';

/**
 * Orders store the number that people know. Those of older versions get the one that was calculated for them; the
 * count continues from there. Buyers and staff find an order by its digits.
 */
export const orderNumbers: Migration = {
  id: 165,
  name: 'order numbers',
  sql: `
ALTER TABLE orders ADD COLUMN order_number text;
ALTER TABLE orders DISABLE TRIGGER USER;
UPDATE orders SET order_number = '${site.orderPrefix}-'
  || to_char(created_at AT TIME ZONE '${site.timeZone}', 'YYYY')
  || '-' || lpad(number::text, greatest(6, length(number::text)), '0');
ALTER TABLE orders ENABLE TRIGGER USER;
ALTER TABLE orders ALTER order_number SET NOT NULL,
  ADD CONSTRAINT orders_order_number_key UNIQUE (order_number);

CREATE FUNCTION digits_of(number text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(number, '\\D', '', 'g');
CREATE INDEX orders_digits ON orders (digits_of(order_number));

CREATE TABLE order_counter (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  count integer NOT NULL,
  year integer NOT NULL
);
INSERT INTO order_counter (count, year) SELECT
  (SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END FROM order_numbers),
  (SELECT coalesce(max(substring(order_number FROM '-(\\d{4})-')::integer), 0) FROM orders);

-- As numberFrom in schemas/rules/number-pattern.ts.
CREATE FUNCTION order_number_from(pattern text, year integer, month integer, count integer) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(
    replace(replace(pattern, '{year}', year::text), '{month}', lpad(month::text, 2, '0')),
    '\\{number:\\d\\}',
    lpad(count::text, greatest(substring(pattern FROM '\\{number:(\\d)\\}')::integer, length(count::text)), '0'));

-- The counter is locked until the transaction ends, so no two orders get the same number, and a rollback leaves
-- no gap. A number that an older pattern has given is passed over. Of counts that restart, the counter knows the
-- year: the clocks of two servers may differ at its end.
CREATE FUNCTION next_order_number(this_year integer, this_month integer, usual text) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  numbering jsonb := coalesce((SELECT value FROM options WHERE key = 'site.orderNumbers'), '{}');
  restarts boolean := coalesce((numbering ->> 'restarts')::boolean, false);
  counted order_counter;
  given text;
BEGIN
  LOOP
    UPDATE order_counter SET
      count = CASE WHEN restarts AND year < this_year THEN 1 ELSE count + 1 END,
      year = greatest(year, this_year)
      RETURNING * INTO counted;
    given := order_number_from(coalesce(numbering ->> 'pattern', usual),
      CASE WHEN restarts THEN counted.year ELSE this_year END, this_month, counted.count);
    EXIT WHEN NOT EXISTS (SELECT FROM orders WHERE order_number = given);
  END LOOP;
  RETURN given;
END
$$;

CREATE OR REPLACE FUNCTION write_order_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_search (order_id, folded)
  SELECT o.id, fold(concat_ws(' ', o.order_number, o.payment_reference,
    coalesce(o.guest_email::text, u.email::text),
    o.addresses #>> '{Main,firstName}', o.addresses #>> '{Main,lastName}',
    o.addresses #>> '{Shipping,firstName}', o.addresses #>> '{Shipping,lastName}',
    o.addresses #>> '{Main,companyName}', o.company ->> 'name',
    (SELECT string_agg(i.sku || ' ' || i.name, ' ') FROM order_items i WHERE i.order_id = o.id)))
  FROM orders o LEFT JOIN users u ON u.id = o.user_id
  WHERE o.id = ANY (ids)
  ON CONFLICT (order_id) DO UPDATE SET folded = excluded.folded
$$;
SELECT write_order_search(ARRAY(SELECT id FROM orders));

INSERT INTO setting_groups (key) VALUES ('order-numbers');
`,
};
