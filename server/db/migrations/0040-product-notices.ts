import type { Migration } from './migration.ts';

/** Tables with parts of products, and what else depends on them besides responses about these products. */
const parts: Readonly<Record<string, readonly [kind: string, tag: string]>> = {
  product_attribute_values: ['list', ''],
  product_categories: ['list', ''],
  product_tags: ['list', ''],
  product_slugs: ['', 'slugs'],
  product_media: ['', 'product media'],
  bundle_items: ['', ''],
  custom_options: ['', ''],
  cross_sells: ['', 'cross sells'],
};

const oldTrigger = (table: string, event: string) =>
  `DROP TRIGGER ${table}_notify_${event} ON ${table};`;

const rows = {
  insert: 'NEW TABLE AS changed',
  update: 'NEW TABLE AS changed OLD TABLE AS before',
  delete: 'OLD TABLE AS changed',
} as const;

function trigger(table: string, event: keyof typeof rows, call: string): string {
  return `CREATE TRIGGER ${table}_notify_${event} AFTER ${event.toUpperCase()} ON ${table}
  REFERENCING ${rows[event]} FOR EACH STATEMENT EXECUTE FUNCTION ${call};`;
}

const partTriggers = Object.entries(parts).flatMap(([table, [kind, tag]]) =>
  (['insert', 'update', 'delete'] as const).map(
    (event) =>
      `${oldTrigger(table, event)}\n${trigger(table, event, `notify_product_parts('${kind}', '${tag}')`)}`,
  ),
);

/**
 * A change of up to 200 products names them: `product:ID` for responses about them, `list:ID` for their row
 * in lists, `words:ID` for searches, and tags of whatever depends on such a change of any product. A change
 * of more products drops the whole catalogue.
 */
export const productNotices: Migration = {
  id: 40,
  name: 'product notices',
  sql: `
/* Products whose responses tell how many pieces of these can be had: their families, and bundles of bundles. */
CREATE OR REPLACE FUNCTION same_availability(given integer[]) RETURNS SETOF integer
LANGUAGE sql STABLE AS $$
  WITH RECURSIVE mains AS MATERIALIZED (SELECT array_agg(main_product_id) AS ids FROM products
    WHERE id = ANY (given) AND main_product_id IS NOT NULL),
  own AS MATERIALIZED (SELECT given || mains.ids AS ids FROM mains),
  holders (id) AS (SELECT unnest(ids) FROM own
    UNION SELECT b.product_id FROM holders JOIN bundle_items b ON b.item_product_id = holders.id)
  SELECT id FROM holders
  UNION SELECT id FROM products WHERE main_product_id = ANY ((SELECT ids FROM own)::integer[])
$$;

/* Products whose responses show anything of these: bundles of their variants too, and who recommends them. */
CREATE FUNCTION shown_with(given integer[]) RETURNS SETOF integer LANGUAGE sql STABLE AS $$
  WITH holders AS MATERIALIZED (SELECT id
    FROM same_availability(ARRAY(SELECT same_availability(given))) AS id)
  SELECT id FROM holders
  UNION SELECT x.product_id FROM cross_sells x JOIN holders ON holders.id = x.other_product_id
$$;

/* A notification carries less than 8000 bytes. */
CREATE FUNCTION send_tags(tags text[]) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('izlog_tags', json_agg(tag)::text)
  FROM unnest(tags) WITH ORDINALITY AS given (tag, number) GROUP BY (number - 1) / 50
$$;

CREATE FUNCTION product_tags_of(kind text, ids integer[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY(SELECT DISTINCT kind || ':' || id FROM unnest(ids) AS id WHERE id IS NOT NULL)
$$;

/*
 * Prices write down their history, which changes products in turn: the statement that began it says so.
 * Many products at once are the catalogue, whatever changed of them: comparing them costs more.
 */
CREATE OR REPLACE FUNCTION notify_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT id FROM changed LIMIT 201);
  moving text[] := '{stock,reserved,available,updated_at}';
  other integer[];
  texts integer[];
  tags text[] := '{}';
BEGIN
  IF cardinality(ids) = 0 OR pg_trigger_depth() > 2 THEN
    RETURN NULL;
  ELSIF cardinality(ids) > 200 THEN
    PERFORM pg_notify('izlog_tags', '["catalogue"]');
    RETURN NULL;
  END IF;
  other := ARRAY(SELECT id FROM changed JOIN before USING (id)
    WHERE to_jsonb(changed) - moving <> to_jsonb(before) - moving);
  IF cardinality(other) > 0 THEN
    texts := ARRAY(SELECT unnest(ARRAY[c.id, c.main_product_id, b.main_product_id])
      FROM changed c JOIN before b USING (id)
      WHERE (c.name, c.sku, c.excerpt, c.description, c.archived, c.main_product_id)
        IS DISTINCT FROM (b.name, b.sku, b.excerpt, b.description, b.archived, b.main_product_id));
    tags := product_tags_of('product', ARRAY(SELECT shown_with(other || texts)))
      || product_tags_of('list', other) || product_tags_of('words', texts);
    IF EXISTS (SELECT FROM changed c JOIN before b USING (id) WHERE c.slugs::jsonb <> b.slugs::jsonb) THEN
      tags := tags || '{slugs}'::text[];
    END IF;
  END IF;
  IF current_setting('application_name') <> 'izlog' AND cardinality(other) < cardinality(ids) THEN
    tags := tags || product_tags_of('product', ARRAY(SELECT same_availability(ids)));
  END IF;
  PERFORM send_tags(tags);
  RETURN NULL;
END $$;

CREATE FUNCTION notify_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT id FROM changed LIMIT 201);
BEGIN
  IF cardinality(ids) > 200 THEN
    PERFORM pg_notify('izlog_tags', '["catalogue"]');
  ELSE
    PERFORM send_tags(product_tags_of('product', ARRAY(SELECT shown_with(ids)))
      || product_tags_of('list', ids)
      || product_tags_of('words', ids || ARRAY(SELECT main_product_id FROM changed)));
  END IF;
  RETURN NULL;
END $$;
${oldTrigger('products', 'insert')}
${trigger('products', 'insert', 'notify_new_products()')}

/* Rows of parts name their product, and the one that lists show for it. */
CREATE FUNCTION notify_product_parts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parts jsonb[] := ARRAY(SELECT to_jsonb(changed) FROM changed LIMIT 2001);
  ids integer[];
  tags text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    parts := parts || ARRAY(SELECT to_jsonb(before) FROM before LIMIT 2001);
  END IF;
  ids := ARRAY(SELECT DISTINCT (part ->> name)::integer FROM unnest(parts) AS part,
    unnest('{product_id,list_product_id}'::text[]) AS name WHERE part ? name);
  IF cardinality(ids) = 0 THEN
    RETURN NULL;
  ELSIF cardinality(ids) > 200 OR cardinality(parts) > 2000 THEN
    PERFORM pg_notify('izlog_tags', '["catalogue"]');
    RETURN NULL;
  END IF;
  tags := product_tags_of('product', ARRAY(SELECT shown_with(ids)));
  IF TG_ARGV[0] <> '' THEN
    tags := tags || product_tags_of(TG_ARGV[0], ids);
  END IF;
  PERFORM send_tags(array_remove(tags || TG_ARGV[1], ''));
  RETURN NULL;
END $$;
${partTriggers.join('\n')}

/* A product shows the average of its reviews. */
CREATE FUNCTION notify_reviewed_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT DISTINCT target_id FROM changed WHERE target_kind = 'product' LIMIT 201);
BEGIN
  IF cardinality(ids) > 200 THEN
    PERFORM pg_notify('izlog_tags', '["catalogue"]');
  ELSE
    PERFORM send_tags(product_tags_of('product', ids));
  END IF;
  RETURN NULL;
END $$;
${(['insert', 'update', 'delete'] as const)
  .map((event) => trigger('comments', event, 'notify_reviewed_products()'))
  .join('\n')}
`,
};
