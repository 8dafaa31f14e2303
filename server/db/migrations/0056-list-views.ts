import type { Migration } from './migration.ts';

/** Views of lists that staff save, and the operations that changes belong to: many changes are undone at once. */
export const listViews: Migration = {
  id: 56,
  name: 'list-views',
  sql: `
ALTER TABLE changes
  ADD operation uuid,
  ADD reverts bigint REFERENCES changes;
CREATE INDEX changes_operation ON changes (operation, id DESC) WHERE operation IS NOT NULL;
CREATE INDEX changes_reverts ON changes (reverts) WHERE reverts IS NOT NULL;
CREATE INDEX changes_newest ON changes (at, id);

CREATE TABLE list_views (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  collection text NOT NULL,
  owner_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  title text NOT NULL CHECK (title <> ''),
  is_shared boolean NOT NULL DEFAULT false,
  query jsonb NOT NULL CHECK (jsonb_typeof(query) = 'object'),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (collection, owner_id, title)
);
CREATE INDEX list_views_owner ON list_views (owner_id);
`,
};
