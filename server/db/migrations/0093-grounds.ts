import type { Migration } from './migration.ts';

/** Stored grounds of elements are named by their role, also inside drafts and revisions. */
const renamed = (column: string) =>
  [
    ['paper', 'page'],
    ['foam', 'quiet'],
    ['sand', 'warm'],
    ['ink', 'inverse'],
    ['sea', 'accent'],
  ].reduce(
    (text, [before, after]) =>
      `replace(${text}, '"background": "${before}"', '"background": "${after}"')`,
    `${column}::text`,
  );

const update = (table: string, column: string) =>
  `UPDATE ${table} SET ${column} = (${renamed(column)})::jsonb
  WHERE ${column}::text ~ '"background": "(paper|foam|sand|ink|sea)"';`;

export const grounds: Migration = {
  id: 93,
  name: 'grounds',
  sql: [
    update('elements', 'meta'),
    update('elements', 'mobile_meta'),
    update('draft_nodes', 'node'),
    update('revisions', 'nodes'),
    update('publications', 'nodes'),
  ].join('\n'),
};
