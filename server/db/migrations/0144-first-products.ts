import type { Migration } from './migration.ts';

/**
 * A site has a store from its first product on (PAGE-03), so that one drops the responses that say it has none.
 * A statement looks at one product that it did not insert, unless there is none.
 */
export const firstProducts: Migration = {
  id: 144,
  name: 'first products',
  sql: `
CREATE FUNCTION notify_first_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed)
    AND NOT EXISTS (SELECT FROM products WHERE id NOT IN (SELECT id FROM changed)) THEN
    PERFORM pg_notify('izlog_tags', '["stores"]');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER products_notify_first AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_first_products();
`,
};
