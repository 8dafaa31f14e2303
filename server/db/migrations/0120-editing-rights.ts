import type { Migration } from './migration.ts';

/**
 * Edit mode was open to all staff; now it needs `editor`. Staff who work on the content of the site keep it; staff
 * with rights for orders, products or tickets only lose it.
 */
export const editingRights: Migration = {
  id: 120,
  name: 'editing rights',
  sql: `UPDATE users SET scope = array_append(scope, 'editor')
    WHERE is_backoffice AND scope && ARRAY['pages', 'theme']
      AND NOT scope && ARRAY['admin', 'editor'];`,
};
