import type { Migration } from './migration.ts';

/**
 * PostgreSQL plans the statements of a function in SQL at each call, and one with an array for its values each time
 * too; both took longer than the statements themselves. A change of stock alone has no tags to send.
 */
export const lighterOrders: Migration = {
  id: 200,
  name: 'lighter orders',
  sql: `
CREATE OR REPLACE FUNCTION write_order_search(ids integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  INSERT INTO order_search (order_id, folded)
  SELECT o.id, fold(concat_ws(' ', o.order_number, o.payment_reference,
    coalesce(o.guest_email::text, u.email::text),
    o.addresses #>> '{Main,firstName}', o.addresses #>> '{Main,lastName}',
    o.addresses #>> '{Shipping,firstName}', o.addresses #>> '{Shipping,lastName}',
    o.addresses #>> '{Main,companyName}', o.company ->> 'name',
    (SELECT string_agg(i.sku || ' ' || i.name, ' ') FROM order_items i WHERE i.order_id = o.id)))
  FROM orders o LEFT JOIN users u ON u.id = o.user_id
  WHERE o.id = ANY (ids)
  ON CONFLICT (order_id) DO UPDATE SET folded = excluded.folded;
END $$;

CREATE OR REPLACE FUNCTION send_tags(tags text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(tags) > 0 THEN
    PERFORM pg_notify('izlog_tags', json_agg(tag)::text)
      FROM unnest(tags) WITH ORDINALITY AS given (tag, number) GROUP BY (number - 1) / 50;
  END IF;
END $$;
`,
};
