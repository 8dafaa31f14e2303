import type { Migration } from './migration.ts';

/** Why a planned publication was not done, under the name that the contract gives it. */
export const publicationError: Migration = {
  id: 38,
  name: 'publication error',
  sql: 'ALTER TABLE publications RENAME COLUMN fault TO error;',
};
