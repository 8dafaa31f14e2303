import { sql } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import { languages } from '#schemas/languages.ts';
import { cleanTexts } from '../../../html/clean-html.ts';
import type { Collection } from '../collection.ts';
import { localized } from '../inputs.ts';
import { changeRecord, createRecord } from '../write-record.ts';
import { keyInput, positionInput } from './inputs.ts';
import { settingScopes, settingTexts } from './setting-group.ts';

const input = localized(2000);

/**
 * Texts of consents. Each given consent keeps the text that was shown, and the history of a record its
 * former texts.
 */
export const consentTexts: Collection = {
  name: 'consent-texts',
  table: 'consents',
  id: 'id',
  group: 'settings',
  icon: 'shield',
  title: 'unique_number',
  fields: {
    unique_number: { cell: 'text', input: keyInput, isRequired: true },
    display_name: { cell: 'localized', input, isRequired: true },
    position: {
      cell: 'number',
      input: positionInput,
      sortedBy: 'consents_position',
    },
    forms: {
      cell: 'text',
      sql: sql`(SELECT string_agg(form_type, ', ' ORDER BY form_type) FROM consent_assignments
        WHERE consent_id = consents.id)`,
    },
  },
  columns: ['unique_number', 'display_name', 'forms', 'position'],
  sort: 'position',
  form: [{ title: 'main', fields: ['unique_number', 'display_name', 'position'] }],
  scopes: settingScopes,
  mayCreate: true,
  mayRemove: true,
  tags: ['consents'],
  service: {
    create: ({ deps, actorId }, values) =>
      createRecord({ db: deps.db, collection: consentTexts, actorId }, clean(values)),
    change: ({ deps, actorId }, target, values) =>
      changeRecord({ db: deps.db, collection: consentTexts, actorId }, target, clean(values)),
  },
  texts: settingTexts,
};

/** Only harmless HTML is stored. */
function clean(values: JsonObject): JsonObject {
  const { display_name: text } = values;
  const isText =
    typeof text === 'object' &&
    text !== null &&
    Object.entries(text).every(
      ([language, each]) => languages.includes(language) && typeof each === 'string',
    );
  return isText ? { ...values, display_name: cleanTexts(text as Record<string, string>) } : values;
}
