import type { Migration } from './migration.ts';

/** The theme of the site: one draft, and every published or planned version of its token file. */
export const themes: Migration = {
  id: 80,
  name: 'themes',
  sql: `
CREATE TABLE theme_versions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source text NOT NULL CHECK (length(source) <= 200000),
  hash text NOT NULL,
  note text NOT NULL,
  user_id integer REFERENCES users ON DELETE SET NULL,
  author text NOT NULL,
  due_at timestamptz(3) NOT NULL,
  published_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX theme_versions_published ON theme_versions (published_at DESC, id DESC)
  WHERE published_at IS NOT NULL;
CREATE INDEX theme_versions_planned ON theme_versions (due_at, id) WHERE published_at IS NULL;
CREATE INDEX theme_versions_hash ON theme_versions (hash);
CREATE INDEX theme_versions_user ON theme_versions (user_id);

CREATE TABLE theme_drafts (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  source text NOT NULL CHECK (length(source) <= 200000),
  revision integer NOT NULL,
  updated_at timestamptz(3) NOT NULL
);
`,
};
