import type { Migration } from './migration.ts';

/**
 * Files that visitors send with a form, and photos of reviews. They end with what they belong to; the file on
 * the drive is then removed by a job.
 */
export const visitorFiles: Migration = {
  id: 150,
  name: 'visitor files',
  sql: `
CREATE TABLE visitor_files (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entry_id integer REFERENCES form_entries ON DELETE CASCADE,
  comment_id integer REFERENCES comments ON DELETE CASCADE,
  field text NOT NULL,
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  name text NOT NULL,
  extension text NOT NULL,
  mime text NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  width integer,
  height integer,
  has_alpha boolean NOT NULL DEFAULT false,
  placeholder text,
  alt text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(entry_id, comment_id) = 1),
  CHECK (num_nonnulls(width, height) <> 1)
);
CREATE INDEX visitor_files_entry ON visitor_files (entry_id) WHERE entry_id IS NOT NULL;
CREATE INDEX visitor_files_comment ON visitor_files (comment_id) WHERE comment_id IS NOT NULL;
CREATE INDEX visitor_files_hash ON visitor_files (hash);

CREATE TABLE unused_files (
  hash text PRIMARY KEY,
  noted_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE FUNCTION note_unused_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unused_files (hash) SELECT DISTINCT hash FROM removed
    ON CONFLICT (hash) DO UPDATE SET noted_at = now();
  RETURN NULL;
END $$;
CREATE TRIGGER visitor_files_removed AFTER DELETE ON visitor_files
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_unused_files();
`,
};
