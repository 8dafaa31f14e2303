import type { Migration } from './migration.ts';

const wants = (key: string) => `(keys IS NULL OR '${key}' = ANY (keys))`;
const when = (key: string, value: string) => `'${key}', CASE WHEN ${wants(key)} THEN ${value} END`;

/**
 * One statement records the changed prices of all its products, instead of one per row. An import that a
 * command started is run by that command only, never by an open shop. Only the columns of products that an
 * import contains are read.
 */
export const importSpeed: Migration = {
  id: 76,
  name: 'import speed',
  sql: `
ALTER TABLE import_jobs ADD COLUMN by_command boolean NOT NULL DEFAULT false;

DROP TRIGGER products_record_changed_price ON products;
DROP FUNCTION record_changed_price;

CREATE FUNCTION record_changed_prices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT c.id FROM changed c JOIN before b USING (id)
    WHERE (c.retail_price, c.sale_price, c.membership_price, c.tax_id, c.archived)
      IS DISTINCT FROM (b.retail_price, b.sale_price, b.membership_price, b.tax_id, b.archived)
    ORDER BY c.id);
BEGIN
  IF cardinality(ids) > 0 THEN
    PERFORM record_prices(ids);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_record_changed_prices AFTER UPDATE ON products
  REFERENCING NEW TABLE AS changed OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION record_changed_prices();
DROP FUNCTION product_import_state(integer[]);
/* What an import can write of products, with keys instead of ids: all of it, or what the keys name. */
CREATE FUNCTION product_import_state(ids integer[], keys text[])
RETURNS TABLE (product_id integer, state jsonb) LANGUAGE sql STABLE AS $$
  SELECT p.id, jsonb_build_object(
    'format', p.format, ${when('name', 'p.name::jsonb')}, ${when('excerpt', 'p.excerpt::jsonb')},
    ${when('description', 'p.description::jsonb')}, ${when('slugs', 'p.slugs::jsonb')},
    ${when('warnings', 'p.warnings::jsonb')}, 'price', p.retail_price, 'salePrice', p.sale_price,
    'membershipPrice', p.membership_price, 'tax', t.key, 'stock', p.stock, 'weight', p.weight_grams,
    'priority', p.category_priority, 'featured', p.featured, 'archived', p.archived,
    'measureAmount', p.measure_amount, 'measureUnit', p.measure_unit, 'brand', m.key,
    ${when('options', 'p.variant_attributes')},
    ${when(
      'categories',
      `ARRAY(SELECT c.slug FROM product_categories pc JOIN categories c ON c.id = pc.category_id
      WHERE pc.product_id = p.id ORDER BY pc.position, c.slug)`,
    )},
    ${when(
      'pictures',
      `ARRAY(SELECT media.key FROM product_media pm JOIN media ON media.id = pm.media_id
      WHERE pm.product_id = p.id ORDER BY pm.position)`,
    )},
    ${when(
      'tags',
      `ARRAY(SELECT tag.key FROM product_tags pt JOIN tags tag ON tag.id = pt.tag_id
      WHERE pt.product_id = p.id ORDER BY tag.key COLLATE "C")`,
    )},
    ${when(
      'attributes',
      `(SELECT coalesce(jsonb_object_agg(code, value), '{}') FROM (
      SELECT a.code, CASE
        WHEN bool_or(v.value_id IS NOT NULL) THEN jsonb_agg(av.key ORDER BY av.key COLLATE "C")
        WHEN a.type = 'number' THEN to_jsonb(min(v.value_number))
        WHEN a.type = 'yes/no' THEN to_jsonb(bool_or(v.value_bool))
        ELSE to_jsonb(to_char(min(v.value_date) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) END AS value
      FROM product_attribute_values v JOIN attributes a ON a.id = v.attribute_id
      LEFT JOIN attribute_values av ON av.id = v.value_id
      WHERE v.product_id = p.id GROUP BY a.id) AS own)`,
    )})
  FROM products p JOIN taxes t ON t.id = p.tax_id LEFT JOIN manufacturers m ON m.id = p.manufacturer_id
  WHERE p.id = ANY (ids)
$$;
`,
};
