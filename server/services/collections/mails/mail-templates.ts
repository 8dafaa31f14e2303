import texts from 'virtual:texts/server/services/collections/mails';
import { sql } from 'kysely';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { type Language, languages, type TextsByLanguage } from '#schemas/languages.ts';
import { fail } from '#schemas/result.ts';
import { shippedSubject } from '../../../mail/mail-subjects.ts';
import { mailNames } from '../../../mail/mail-texts.ts';
import {
  type OwnMember,
  ownMembers,
  textsOfMail,
  variablesOf,
} from '../../../mail/own-mail-texts.ts';
import type { Collection, CollectionTexts } from '../collection.ts';
import { optionalLocalized } from '../inputs.ts';
import { changeRecord } from '../write-record.ts';

/** The default subject identifies a mail. */
const subjects = JSON.stringify(
  Object.fromEntries(
    mailNames.map((name) => [
      name,
      Object.fromEntries(
        languages.map((language) => [language, shippedSubject(name, language) ?? name]),
      ),
    ]),
  ),
);

/** Whether staff replaced a text of the mail. */
const isChanged = sql<boolean>`coalesce(mail_texts.subject, mail_texts.title, mail_texts.lead,
  mail_texts.button) IS NOT NULL`;

/** Texts of the mails that the shop sends; an empty text means the default one. */
export const mailTemplates: Collection = {
  name: 'mail-templates',
  table: 'mail_texts',
  id: 'name',
  group: 'content',
  icon: 'mail',
  title: 'mail',
  fields: {
    mail: { cell: 'localized', sql: sql`(${subjects}::jsonb -> mail_texts.name)` },
    name: { cell: 'text', sortedBy: 'mail_texts_pkey' },
    subject: { cell: 'localized', input: optionalLocalized(200) },
    title: { cell: 'localized', input: optionalLocalized(200) },
    lead: { cell: 'localized', input: optionalLocalized(2_000) },
    button: { cell: 'localized', input: optionalLocalized(60) },
    updated_at: {
      cell: 'date',
      sql: sql`CASE WHEN ${isChanged} THEN mail_texts.updated_at END`,
    },
  },
  columns: ['mail', 'subject', 'updated_at'],
  sort: 'name',
  form: [{ title: 'main', fields: [...ownMembers] }],
  search: sql<string>`(mail_texts.name || ' ' || (${subjects}::jsonb -> mail_texts.name)::text)`,
  views: { changed: isChanged },
  scopes: { read: ['admin'], write: ['admin'] },
  mayCreate: false,
  mayRemove: false,
  tags: [],
  texts: texts as TextsByLanguage<CollectionTexts>,
  service: {
    async change({ deps, actorId }, target, values) {
      const field = unknownVariable(target.id, values);
      if (field !== null)
        return fail('badRequest', { field, params: { reason: 'unknownVariable' } });
      return changeRecord(
        { db: deps.db, collection: mailTemplates, actorId },
        target,
        cleaned(values),
      );
    },
  },
};

/** Returns the first text with a variable that its mail does not have. */
function unknownVariable(name: string, values: JsonObject): string | null {
  if (!mailNames.includes(name)) return null;
  for (const member of ownMembers) {
    for (const [language, text] of Object.entries(values[member] ?? {})) {
      if (!isFillable(name, member, language, text)) return `${member}/${language}`;
    }
  }
  return null;
}

function isFillable(name: string, member: OwnMember, language: Language, text: Json): boolean {
  const shipped = textsOfMail(name, language)[member];
  if (typeof text !== 'string' || text === '') return true;
  return (
    shipped !== undefined &&
    variablesOf(text).every((variable) => variablesOf(shipped).includes(variable))
  );
}

/** Removes emptied texts, so that the default ones apply again. */
const cleaned = (values: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(values).map(([member, texts]) => {
      const left = Object.entries(texts ?? {}).filter(([, text]) => text !== '');
      return [member, left.length > 0 ? (Object.fromEntries(left) as Json) : null];
    }),
  );
