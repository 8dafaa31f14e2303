import texts from 'virtual:texts/server/services/collections/forms';
import { sql } from 'kysely';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import type { TextsByLanguage } from '#schemas/languages.ts';
import { wrongFormField } from '../../content/form-fields.ts';
import type { Collection, CollectionTexts } from '../collection.ts';
import type { BrokenRule } from '../field-rules.ts';
import { keyInput, localized } from '../inputs.ts';
import { fieldsInput, settingsInput } from './form-inputs.ts';
import { withoutEmpty } from './without-empty.ts';

const stored = (value: Json) => sql`${JSON.stringify(withoutEmpty(value) ?? {})}::jsonb`;

/** Forms of the CMS: their fields in order, steps, conditions, and the action after sending. */
export const forms: Collection = {
  name: 'forms',
  table: 'forms',
  id: 'id',
  group: 'content',
  icon: 'clipboard',
  title: 'title',
  fields: {
    title: { cell: 'localized', input: localized(200), isRequired: true },
    key: {
      cell: 'text',
      input: { ...keyInput, maxLength: 60 },
      isRequired: true,
      sortedBy: 'forms_key_key',
    },
    fields: {
      cell: 'text',
      input: fieldsInput,
      stored: (value) => sql`${JSON.stringify(withoutEmpty(value) ?? [])}::jsonb`,
    },
    settings: { cell: 'text', input: settingsInput, stored },
    entries: {
      cell: 'number',
      sql: sql`(SELECT count(*)::int FROM form_entries WHERE form_id = forms.id)`,
    },
    updated_at: { cell: 'date' },
  },
  columns: ['title', 'key', 'entries', 'updated_at'],
  sort: 'key',
  form: [
    { title: 'main', fields: ['title', 'key'] },
    { title: 'fields', fields: ['fields'] },
    { title: 'settings', fields: ['settings'] },
  ],
  search: sql<string>`(forms.key || ' ' || forms.title::text)`,
  scopes: { read: ['admin', 'pages'], write: ['admin', 'pages'] },
  mayCreate: true,
  mayRemove: true,
  tags: [],
  texts: texts as TextsByLanguage<CollectionTexts>,
  check: wrongField,
};

/** Finds the first field whose limits, choices, condition or comparison cannot work. */
function wrongField({ fields }: JsonObject): BrokenRule | null {
  const list = withoutEmpty(fields ?? []) ?? [];
  const wrong = wrongFormField(list as readonly JsonObject[]);
  if (wrong === null) return null;
  const at = `fields/${wrong.index}`;
  const { member, reason, other } = wrong;
  return {
    field: `${at}/${member}`,
    reason,
    ...(other && { other: `${at}/${other}` }),
  };
}
