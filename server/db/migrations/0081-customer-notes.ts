import type { Migration } from './migration.ts';

/** Reasons why customers are blocked, and notes of staff about customers. */
export const customerNotes: Migration = {
  id: 81,
  name: 'customer notes',
  sql: `
ALTER TABLE users ADD block_reason text CHECK (length(block_reason) <= 500);
CREATE INDEX users_disabled ON users (disabled_at) WHERE disabled_at IS NOT NULL;

CREATE TABLE customer_notes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  author_id integer REFERENCES users ON DELETE SET NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX customer_notes_user ON customer_notes (user_id, id DESC);
CREATE INDEX customer_notes_author ON customer_notes (author_id);
`,
};
