import type { Migration } from './migration.ts';

/** Requested deletions of accounts. The row is deleted with the account, or when the owner keeps it. */
export const accountDeletions: Migration = {
  id: 45,
  name: 'account deletions',
  sql: `
CREATE TABLE account_deletions (
  user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  language text NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  due_at timestamptz(3) NOT NULL
);
CREATE INDEX account_deletions_due ON account_deletions (due_at);
`,
};
