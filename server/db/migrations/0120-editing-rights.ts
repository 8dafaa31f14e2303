import type { Migration } from './migration.ts';

/**
 * Edit mode was open to all staff; now it needs `editor`. Whoever works on the content of the site keeps it;
 * staff for orders, products or tickets alone lose what their rights never named.
 */
export const editingRights: Migration = {
  id: 120,
  name: 'editing rights',
  sql: `UPDATE users SET scope = array_append(scope, 'editor')
    WHERE is_backoffice AND scope && ARRAY['pages', 'theme']
      AND NOT scope && ARRAY['admin', 'editor'];`,
};
