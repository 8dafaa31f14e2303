import { type RawBuilder, sql } from 'kysely';
import { formTypes } from '#schemas/constants.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { languages } from '#schemas/languages.ts';
import { cleanTexts } from '../../../html/clean-html.ts';
import type { Collection, CollectionField } from '../collection.ts';
import { localized } from '../inputs.ts';
import { changeRecord, createRecord } from '../write-record.ts';
import { keyInput, positionInput } from './inputs.ts';
import { settingScopes, settingTexts } from './setting-group.ts';

const input = localized(2000);

const formsInput: JsonObject = {
  type: ['array', 'null'],
  maxItems: formTypes.length,
  uniqueItems: true,
  widget: 'checkboxes',
  items: { type: 'string', enum: [...formTypes] },
};

/**
 * Texts of consents. Each given consent keeps the text that was shown; the history of a record keeps former
 * texts.
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
      choices: formTypes,
      sql: formsWhere(sql`true`),
      input: formsInput,
      write: writeForms,
    },
    required_forms: {
      cell: 'text',
      choices: formTypes,
      sql: formsWhere(sql`required`),
      input: formsInput,
      write: writeRequired,
    },
  },
  columns: ['unique_number', 'display_name', 'forms', 'position'],
  sort: 'position',
  form: [
    { title: 'main', fields: ['unique_number', 'display_name', 'position'] },
    { title: 'forms', fields: ['forms', 'required_forms'] },
  ],
  check: ({ forms, required_forms: required }) =>
    listOf(required).every((form) => listOf(forms).includes(form))
      ? null
      : { field: 'required_forms', reason: 'notListed', other: 'forms' },
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

const listOf = (forms: Json | undefined): readonly Json[] => (Array.isArray(forms) ? forms : []);

/** Forms that show a consent, in the order of all forms. */
function formsWhere(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((SELECT jsonb_agg(form_type ORDER BY array_position(${[...formTypes]}::text[], form_type))
    FROM consent_assignments WHERE consent_id = consents.id AND ${condition}), '[]')`;
}

type Write = NonNullable<CollectionField['write']>;

/** A form that is newly added to a consent does not require it. */
async function writeForms(...[step, id, forms]: Parameters<Write>): Promise<void> {
  await sql`DELETE FROM consent_assignments WHERE consent_id = ${id}
    AND form_type <> ALL (${listOf(forms)}::text[])`.execute(step);
  await sql`INSERT INTO consent_assignments (consent_id, form_type, required)
    SELECT ${id}, form, false FROM unnest(${listOf(forms)}::text[]) AS form
    ON CONFLICT DO NOTHING`.execute(step);
}

async function writeRequired(...[step, id, forms]: Parameters<Write>): Promise<void> {
  await sql`UPDATE consent_assignments SET required = false WHERE consent_id = ${id}`.execute(step);
  await sql`INSERT INTO consent_assignments (consent_id, form_type, required)
    SELECT ${id}, form, true FROM unnest(${listOf(forms)}::text[]) AS form
    ON CONFLICT (form_type, consent_id) DO UPDATE SET required = true`.execute(step);
}

/** Sanitizes the HTML before it is stored. */
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
