import { type Kysely, type Selectable, sql } from 'kysely';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import type { Database } from '../db/schema.ts';
import { type MailTexts, mailTexts } from './mail-texts.ts';

/** Texts of a mail that staff may replace. */
export const ownMembers = ['subject', 'title', 'lead', 'button'] as const;
export type OwnMember = (typeof ownMembers)[number];

/** Returns the texts of mails in a language, with those that staff wrote. */
export type MailTextsIn = (language: Language) => MailTexts;

export const shippedTexts: MailTextsIn = (language) => textsIn(mailTexts, language);

type Row = Selectable<Database['mail_texts']>;

/** Reads the texts that staff replaced. */
export async function loadMailTexts(db: Kysely<Database>): Promise<MailTextsIn> {
  const rows = await db
    .selectFrom('mail_texts')
    .selectAll()
    .where(sql<boolean>`coalesce(subject, title, lead, button) IS NOT NULL`)
    .execute();
  return (language) =>
    rows.reduce((texts, row) => withOwn(texts, row, language), shippedTexts(language));
}

function withOwn(texts: MailTexts, row: Row, language: Language): MailTexts {
  const own = ownMembers.flatMap((member) => {
    const text = row[member]?.[language];
    return text ? [[member, text] as const] : [];
  });
  if (own.length === 0) return texts;
  return merged(texts, row.name.split('.'), Object.fromEntries(own)) as MailTexts;
}

/** Returns a copy of the object with members of the object at this path replaced. */
function merged(object: Json, [key, ...rest]: readonly string[], members: JsonObject): Json {
  if (!isObject(object)) return object;
  if (key === undefined) return { ...object, ...members };
  const inner = object[key];
  return inner === undefined ? object : { ...object, [key]: merged(inner, rest, members) };
}

/** Returns the texts of one mail: those of staff, else the default ones. */
export function textsOfMail(
  name: string,
  language: Language,
  textsOf: MailTextsIn = shippedTexts,
): Readonly<Record<string, string>> {
  const path = name.split('.');
  const found = path.reduce<Json>(
    (texts, key) => (isObject(texts) ? (texts[key] ?? {}) : {}),
    textsOf(language),
  );
  return found as Readonly<Record<string, string>>;
}

/** Returns the names of the variables in a text: `%{number}`. */
export const variablesOf = (text: string): readonly string[] =>
  [...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name);
