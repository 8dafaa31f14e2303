import type { Migration } from './migration.ts';

/** Pictures that imports fetch from other servers, and the settings of imports. */
export const importPictures: Migration = {
  id: 143,
  name: 'import pictures',
  sql: `
CREATE TABLE import_pictures (
  job_id integer NOT NULL REFERENCES import_jobs ON DELETE CASCADE,
  source text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
  media_id integer REFERENCES media,
  is_new boolean NOT NULL DEFAULT false,
  error text,
  PRIMARY KEY (job_id, source)
);
CREATE INDEX import_pictures_media ON import_pictures (media_id);
INSERT INTO setting_groups (key) VALUES ('imports');
`,
};
