import type { Migration } from './migration.ts';

/** The list of open sessions follows their time. */
export const staffSessions: Migration = {
  id: 71,
  name: 'staff sessions',
  sql: 'CREATE INDEX sessions_newest ON sessions (created_at, id);',
};
