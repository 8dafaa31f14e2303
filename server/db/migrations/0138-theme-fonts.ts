import type { Migration } from './migration.ts';

/** Fonts that staff uploaded, made small, one row per file. */
export const themeFonts: Migration = {
  id: 138,
  name: 'theme fonts',
  sql: `
CREATE TABLE theme_fonts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  license text NOT NULL CHECK (length(license) BETWEEN 1 AND 200),
  kind text NOT NULL CHECK (kind IN ('sans', 'serif')),
  fallback jsonb NOT NULL,
  is_italic boolean NOT NULL,
  weight text NOT NULL,
  hash text NOT NULL UNIQUE,
  bytes bytea NOT NULL CHECK (length(bytes) <= 2097152),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX theme_fonts_name ON theme_fonts (name, is_italic, weight, id DESC);
`,
};
