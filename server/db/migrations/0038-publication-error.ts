import type { Migration } from './migration.ts';

/** Why a scheduled publication failed, under the name that the contract uses. */
export const publicationError: Migration = {
  id: 38,
  name: 'publication error',
  sql: 'ALTER TABLE publications RENAME COLUMN fault TO error;',
};
