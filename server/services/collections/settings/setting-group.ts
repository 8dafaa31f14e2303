import texts from 'virtual:texts/server/services/collections/settings';
import { type RawBuilder, sql } from 'kysely';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type { Collection, CollectionTexts } from '../collection.ts';
import { saveSettings } from './save-settings.ts';
import type { SettingField, SettingFields } from './setting-field.ts';

export const settingTexts = texts as TextsByLanguage<CollectionTexts>;

export const settingScopes = { read: ['admin', 'settings'], write: ['admin', 'settings'] } as const;

interface Group {
  readonly name: string;
  readonly icon: string;
  readonly fields: SettingFields;
  readonly form: Collection['form'];
  readonly check?: Collection['check'];
  readonly views?: Collection['views'];
  readonly alerts?: Collection['alerts'];
  readonly needed?: Collection['needed'];
  readonly scopes?: Collection['scopes'];
}

/** Settings that staff save together: one form in the back office. */
export function settingGroup({
  name,
  icon,
  fields,
  form,
  check,
  views,
  alerts,
  needed,
  scopes = settingScopes,
}: Group): Collection {
  const collection: Collection = {
    name: `settings-${name}`,
    table: 'setting_groups',
    id: 'key',
    group: 'settings',
    icon,
    title: 'title',
    single: name,
    only: sql<boolean>`setting_groups.key = ${name}`,
    fields: {
      title: { cell: 'text', sql: sql`NULL::text` },
      changed_at: { cell: 'date', sortedBy: 'setting_groups_pkey', sql: sql`setting_groups.key` },
      ...Object.fromEntries(
        Object.entries(fields).map(([key, field]) => [key, { ...field, sql: valueOf(field) }]),
      ),
    },
    columns: ['changed_at'],
    sort: 'changed_at',
    form,
    scopes,
    mayCreate: false,
    mayRemove: false,
    tags: ['options'],
    ...(check && { check }),
    ...(views && { views }),
    ...(alerts && { alerts }),
    ...(needed && { needed }),
    service: {
      change: (write, target, values) => saveSettings(collection, fields, write, target, values),
    },
    texts: settingTexts,
  };
  return collection;
}

function valueOf({
  option,
  member = [],
  absent = null,
  emptyAs = null,
  shown = asItIs,
}: SettingField): RawBuilder<unknown> {
  const path = sql`${[...member]}::text[]`;
  const value = sql`(SELECT nullif(value #> ${path}, ${JSON.stringify(emptyAs)}::jsonb) FROM options WHERE key = ${option})`;
  return sql`coalesce(${shown(value)}, ${JSON.stringify(absent)}::jsonb)`;
}

const asItIs = (value: RawBuilder<unknown>) => value;
