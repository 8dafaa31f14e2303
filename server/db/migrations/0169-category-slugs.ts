import { defaultLanguage, languages } from '#schemas/languages.ts';
import type { Migration } from './migration.ts';

const codes = languages.map((code) => `('${code}')`).join(', ');

/**
 * A category has an address in each language; `slug` is the one in the first language, and the name of the
 * category for programs. Former addresses stay in `category_slugs`: they lead to the category until another one
 * takes them.
 */
export const categorySlugs: Migration = {
  id: 169,
  name: 'category slugs',
  sql: `
CREATE TABLE category_slugs (
  language text NOT NULL,
  slug text NOT NULL,
  category_id integer NOT NULL REFERENCES categories ON DELETE CASCADE,
  is_current boolean NOT NULL DEFAULT true,
  PRIMARY KEY (language, slug)
);
CREATE INDEX category_slugs_category ON category_slugs (category_id);

ALTER TABLE categories ADD COLUMN slugs jsonb NOT NULL DEFAULT '{}';
UPDATE categories SET slugs = jsonb_build_object('${defaultLanguage}', slug);
INSERT INTO category_slugs (language, slug, category_id)
  SELECT code, slug, id FROM categories CROSS JOIN (VALUES ${codes}) AS l (code);

CREATE FUNCTION complete_category_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  main text := (SELECT code FROM site_languages WHERE position = 0);
BEGIN
  IF NEW.slug IS NULL OR TG_OP = 'UPDATE' AND NEW.slugs ->> main <> OLD.slugs ->> main THEN
    NEW.slug := NEW.slugs ->> main;
  END IF;
  NEW.slugs := coalesce(NEW.slugs, '{}') || jsonb_build_object(main, NEW.slug);
  RETURN NEW;
END $$;
CREATE TRIGGER categories_complete_slugs BEFORE INSERT OR UPDATE OF slug, slugs ON categories
  FOR EACH ROW EXECUTE FUNCTION complete_category_slugs();

/* Two categories never have the same address in a language. */
CREATE FUNCTION write_category_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken text := (SELECT s.slug FROM site_languages l JOIN category_slugs s
    ON s.language = l.code AND s.slug = coalesce(NEW.slugs ->> l.code, NEW.slug)
    WHERE s.is_current AND s.category_id <> NEW.id LIMIT 1);
BEGIN
  IF taken IS NOT NULL THEN
    RAISE EXCEPTION 'two categories with the address %', taken
      USING ERRCODE = 'unique_violation', DETAIL = format('Key (slugs)=(%s) already exists.', taken);
  END IF;
  UPDATE category_slugs s SET is_current = false WHERE category_id = NEW.id AND is_current
    AND slug <> coalesce(NEW.slugs ->> s.language, NEW.slug);
  INSERT INTO category_slugs (language, slug, category_id)
    SELECT code, coalesce(NEW.slugs ->> code, NEW.slug), NEW.id FROM site_languages
    ON CONFLICT (language, slug) DO UPDATE SET category_id = excluded.category_id, is_current = true;
  RETURN NULL;
END $$;
CREATE TRIGGER categories_write_slugs AFTER INSERT OR UPDATE OF slug, slugs ON categories
  FOR EACH ROW EXECUTE FUNCTION write_category_slugs();
`,
};
