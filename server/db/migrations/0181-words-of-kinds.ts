import type { Migration } from './migration.ts';

/**
 * Products are also found by the names of their categories, tags, attributes and brand, so a change of these changes
 * the words of the product.
 */
export const wordsOfKinds: Migration = {
  id: 181,
  name: 'words of categories, tags, attributes and brands',
  sql: `
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
      WHERE (c.name, c.sku, c.excerpt, c.description, c.archived, c.main_product_id, c.manufacturer_id)
        IS DISTINCT FROM
        (b.name, b.sku, b.excerpt, b.description, b.archived, b.main_product_id, b.manufacturer_id));
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

CREATE OR REPLACE FUNCTION notify_product_parts() RETURNS trigger LANGUAGE plpgsql AS $$
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
    tags := tags || product_tags_of(TG_ARGV[0], ids) || product_tags_of('words', ids);
  END IF;
  PERFORM send_tags(array_remove(tags || TG_ARGV[1], ''));
  RETURN NULL;
END $$;
`,
};
