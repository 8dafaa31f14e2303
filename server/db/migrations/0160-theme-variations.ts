import type { Migration } from './migration.ts';

/** Themes that the site shows only in a season or on one of its domains. */
export const themeVariations: Migration = {
  id: 160,
  name: 'theme variations',
  sql: `
CREATE TABLE theme_variations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  source text NOT NULL CHECK (length(source) <= 200000),
  hash text NOT NULL,
  domain text,
  starts_on date,
  ends_on date,
  is_yearly boolean NOT NULL,
  is_live boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK ((starts_on IS NULL) = (ends_on IS NULL)),
  CHECK (ends_on >= starts_on),
  CHECK (domain IS NOT NULL OR starts_on IS NOT NULL),
  CHECK (NOT is_yearly OR starts_on IS NOT NULL)
);
CREATE INDEX theme_variations_hash ON theme_variations (hash);
`,
};
