import { sql } from 'kysely';
import type { Collection } from '../collection.ts';
import { localized } from '../inputs.ts';
import { twoLetters } from './inputs.ts';
import { settingScopes, settingTexts } from './setting-group.ts';

export const countries: Collection = {
  name: 'countries',
  table: 'countries',
  id: 'id',
  group: 'settings',
  icon: 'globe',
  title: 'name',
  fields: {
    iso: {
      cell: 'text',
      input: twoLetters,
      isRequired: true,
      sortedBy: 'countries_iso_key',
    },
    code: {
      cell: 'text',
      input: { type: 'string', pattern: '^[A-Z]{3}$', expects: 'threeLetters' },
      isRequired: true,
    },
    name: { cell: 'localized', input: localized(100), isRequired: true },
  },
  columns: ['iso', 'code', 'name'],
  sort: 'iso',
  form: [{ title: 'main', fields: ['iso', 'code', 'name'] }],
  search: sql<string>`iso || ' ' || code || ' ' || name::text`,
  scopes: settingScopes,
  mayCreate: true,
  mayRemove: true,
  tags: ['countries'],
  texts: settingTexts,
};
