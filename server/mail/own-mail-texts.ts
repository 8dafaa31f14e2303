import { type Kysely, type Selectable, sql } from 'kysely';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { type Language, textsIn } from '#schemas/languages.ts';
import type { Database } from '../db/schema.ts';
import { type MailTexts, mailTexts } from './mail-texts.ts';

/** The texts of a mail that staff may replace. */
export const ownMembers = ['subject', 'title', 'lead', 'button'] as const;
export type OwnMember = (typeof ownMembers)[number];

/** Returns the texts of mails in a language, with those that staff wrote. */
export type MailTextsIn = (language: Language) => MailTexts;

export const shippedTexts: MailTextsIn = (language) => textsIn(mailTexts, language);

type Row = Selectable<Database['mail_texts']>;

/** Reads what staff wrote; mails that they left as shipped are not read. */
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

/** The object with members of the one at this path replaced; nothing else of it changes. */
function merged(object: Json, [key, ...rest]: readonly string[], members: JsonObject): Json {
  if (!isObject(object)) return object;
  if (key === undefined) return { ...object, ...members };
  const inner = object[key];
  return inner === undefined ? object : { ...object, [key]: merged(inner, rest, members) };
}

/** The texts of one mail, as shipped unless staff replaced them. */
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

/** Names of the values that a text is filled with: `%{number}`. */
export const variablesOf = (text: string): readonly string[] =>
  [...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name);
