import type { Migration } from './migration.ts';

/**
 * Words by which staff search orders: number, reference, email, buyer, names and numbers of the goods,
 * folded into one text. They have their own table, because the items are inserted after their order, and a
 * second version of each order's row would cost more than a row here.
 */
export const orderLists: Migration = {
  id: 65,
  name: 'order lists',
  sql: `
CREATE TABLE order_search (
  order_id integer PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  folded text NOT NULL
);
CREATE INDEX order_search_folded ON order_search USING gin (folded gin_trgm_ops);

CREATE FUNCTION write_order_search(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_search (order_id, folded)
  SELECT o.id, fold(concat_ws(' ', lpad(o.number::text, greatest(6, length(o.number::text)), '0'), o.payment_reference,
    coalesce(o.guest_email::text, u.email::text),
    o.addresses #>> '{Main,firstName}', o.addresses #>> '{Main,lastName}',
    o.addresses #>> '{Shipping,firstName}', o.addresses #>> '{Shipping,lastName}',
    o.addresses #>> '{Main,companyName}', o.company ->> 'name',
    (SELECT string_agg(i.sku || ' ' || i.name, ' ') FROM order_items i WHERE i.order_id = o.id)))
  FROM orders o LEFT JOIN users u ON u.id = o.user_id
  WHERE o.id = ANY (ids)
  ON CONFLICT (order_id) DO UPDATE SET folded = excluded.folded
$$;

CREATE FUNCTION order_items_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY(SELECT DISTINCT order_id FROM added));
  RETURN NULL;
END $$;
CREATE TRIGGER order_items_search AFTER INSERT ON order_items
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION order_items_search();

CREATE FUNCTION orders_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_order_search(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER orders_search AFTER UPDATE OF addresses, guest_email, payment_reference ON orders
  FOR EACH ROW EXECUTE FUNCTION orders_search();

SELECT write_order_search(ARRAY(SELECT id FROM orders));

DROP INDEX orders_created;
CREATE INDEX orders_newest ON orders (created_at, id);
`,
};
