import type { Migration } from './migration.ts';

/** Renames the column with the error of a failed scheduled publication to the name that the API uses. */
export const publicationError: Migration = {
  id: 38,
  name: 'publication error',
  sql: 'ALTER TABLE publications RENAME COLUMN fault TO error;',
};
