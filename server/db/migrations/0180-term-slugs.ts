import { defaultLanguage, languages } from '#schemas/languages.ts';
import type { Migration } from './migration.ts';

const codes = languages.map((code) => `('${code}')`).join(', ');

/**
 * A category of posts has an address in each language, as one of products has; `slug` is the one in the first
 * language. Former addresses of categories and authors lead to them until another one takes them.
 */
export const termSlugs: Migration = {
  id: 180,
  name: 'slugs of post categories and authors',
  sql: `
CREATE TABLE term_slugs (
  language text NOT NULL,
  slug text NOT NULL,
  term_id integer NOT NULL REFERENCES terms ON DELETE CASCADE,
  is_current boolean NOT NULL DEFAULT true,
  PRIMARY KEY (language, slug)
);
CREATE INDEX term_slugs_term ON term_slugs (term_id);

ALTER TABLE terms ADD COLUMN slugs jsonb NOT NULL DEFAULT '{}';
UPDATE terms SET slugs = jsonb_build_object('${defaultLanguage}', slug);
INSERT INTO term_slugs (language, slug, term_id)
  SELECT code, slug, id FROM terms CROSS JOIN (VALUES ${codes}) AS l (code);

CREATE TRIGGER terms_complete_slugs BEFORE INSERT OR UPDATE OF slug, slugs ON terms
  FOR EACH ROW EXECUTE FUNCTION complete_category_slugs();

/* Two categories never have the same address in a language. */
CREATE FUNCTION write_term_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken text := (SELECT s.slug FROM site_languages l JOIN term_slugs s
    ON s.language = l.code AND s.slug = coalesce(NEW.slugs ->> l.code, NEW.slug)
    WHERE s.is_current AND s.term_id <> NEW.id LIMIT 1);
BEGIN
  IF taken IS NOT NULL THEN
    RAISE EXCEPTION 'two categories with the address %', taken
      USING ERRCODE = 'unique_violation', DETAIL = format('Key (slugs)=(%s) already exists.', taken);
  END IF;
  UPDATE term_slugs s SET is_current = false WHERE term_id = NEW.id AND is_current
    AND slug <> coalesce(NEW.slugs ->> s.language, NEW.slug);
  INSERT INTO term_slugs (language, slug, term_id)
    SELECT code, coalesce(NEW.slugs ->> code, NEW.slug), NEW.id FROM site_languages
    ON CONFLICT (language, slug) DO UPDATE SET term_id = excluded.term_id, is_current = true;
  RETURN NULL;
END $$;
CREATE TRIGGER terms_write_slugs AFTER INSERT OR UPDATE OF slug, slugs ON terms
  FOR EACH ROW EXECUTE FUNCTION write_term_slugs();

CREATE TABLE author_slugs (
  slug text PRIMARY KEY,
  author_id integer NOT NULL REFERENCES authors ON DELETE CASCADE
);
CREATE INDEX author_slugs_author ON author_slugs (author_id);
INSERT INTO author_slugs (slug, author_id) SELECT slug, id FROM authors;

CREATE FUNCTION write_author_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO author_slugs (slug, author_id) VALUES (NEW.slug, NEW.id)
    ON CONFLICT (slug) DO UPDATE SET author_id = excluded.author_id;
  RETURN NULL;
END $$;
CREATE TRIGGER authors_write_slug AFTER INSERT OR UPDATE OF slug ON authors
  FOR EACH ROW EXECUTE FUNCTION write_author_slug();
`,
};
