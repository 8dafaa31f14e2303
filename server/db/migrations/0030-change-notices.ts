import type { Migration } from './migration.ts';

/** Cache tags, each with the tables that its responses are made from. */
const tables: Readonly<Record<string, readonly string[]>> = {
  catalogue: [
    'attributes',
    'attribute_values',
    'categories',
    'tags',
    'taxes',
    'product_slugs',
    'product_categories',
    'product_tags',
    'product_media',
    'product_attribute_values',
    'bundle_items',
    'custom_options',
    'cross_sells',
    'manufacturers',
  ],
  options: ['options'],
  countries: ['countries'],
  languages: ['languages'],
  consents: ['consents', 'consent_assignments'],
  media: ['media'],
  elements: ['elements'],
  pages: ['pages', 'page_slugs'],
  templates: ['templates'],
  posts: ['posts', 'post_slugs', 'post_terms'],
  terms: ['terms'],
  events: ['events'],
};

/** A trigger with a transition table allows only one event. */
const events = [
  ['INSERT', 'NEW'],
  ['UPDATE', 'NEW'],
  ['DELETE', 'OLD'],
] as const;

function triggersOf(table: string, tag: string, wanted: readonly string[]): string[] {
  return events
    .filter(([event]) => wanted.includes(event))
    .map(
      ([
        event,
        rows,
      ]) => `CREATE TRIGGER ${table}_notify_${event.toLowerCase()} AFTER ${event} ON ${table}
  REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_tag('${tag}');`,
    );
}

const all = Object.entries(tables).flatMap(([tag, names]) =>
  names.flatMap((table) => triggersOf(table, tag, ['INSERT', 'UPDATE', 'DELETE'])),
);

/**
 * Changed rows drop the cached responses made from them, whether the shop, psql or another program changed
 * them. PostgreSQL sends equal notifications once per transaction. Statements that change no rows send none.
 * Stock changes by the shop itself are excluded: transactions that notify commit one at a time, so orders
 * announce their stock after the commit (`invalidate-availability.ts`).
 */
export const changeNotices: Migration = {
  id: 30,
  name: 'change notices',
  sql: `
CREATE FUNCTION notify_tag() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    PERFORM pg_notify('izlog_tags', to_json(TG_ARGV)::text);
  END IF;
  RETURN NULL;
END $$;

/* Products whose answers tell how many pieces of these can be had: their families, and bundles. */
CREATE FUNCTION same_availability(given integer[]) RETURNS SETOF integer LANGUAGE sql STABLE AS $$
  WITH mains AS MATERIALIZED (SELECT array_agg(main_product_id) AS ids FROM products
    WHERE id = ANY (given) AND main_product_id IS NOT NULL),
  own AS MATERIALIZED (SELECT given || mains.ids AS ids FROM mains)
  SELECT unnest(ids) FROM own
  UNION SELECT id FROM products WHERE main_product_id = ANY ((SELECT ids FROM own)::integer[])
  UNION SELECT product_id FROM bundle_items
    WHERE item_product_id = ANY ((SELECT ids FROM own)::integer[])
$$;

/* Many products at once are the catalogue, whatever changed of them: comparing them costs more. */
CREATE FUNCTION notify_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT id FROM changed LIMIT 201);
  moving text[] := '{stock,reserved,available,updated_at}';
BEGIN
  IF cardinality(ids) = 0 THEN
    RETURN NULL;
  ELSIF cardinality(ids) > 200 OR EXISTS (SELECT FROM changed JOIN before USING (id)
      WHERE to_jsonb(changed) - moving <> to_jsonb(before) - moving) THEN
    PERFORM pg_notify('izlog_tags', '["catalogue"]');
  ELSIF current_setting('application_name') <> 'izlog' THEN
    PERFORM pg_notify('izlog_tags', json_agg('product:' || id)::text)
      FROM (SELECT id, row_number() OVER () / 50 AS message FROM same_availability(ids) AS id) numbered
      GROUP BY message;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_notify_update AFTER UPDATE ON products
  REFERENCING NEW TABLE AS changed OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION notify_changed_products();
${triggersOf('products', 'catalogue', ['INSERT', 'DELETE']).join('\n')}

${all.join('\n')}
`,
};
