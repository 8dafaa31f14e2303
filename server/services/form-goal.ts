import type { Kysely } from 'kysely';
import { isObject } from '#schemas/block/translations.ts';
import { goalTypes } from '#schemas/constants.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { defaultLanguage, type LocalizedText } from '#schemas/languages.ts';
import type { Database } from '../db/schema.ts';

/** Result of a confirmed form: a message, an address, or the key of a medium. */
export interface FormGoal {
  readonly type: (typeof goalTypes)[number];
  readonly value: LocalizedText;
}

/** Reads `goal` of a form's settings: `{ type, value }`, where the value is a text or texts per language. */
export function readGoal({ goal }: JsonObject): FormGoal | null {
  if (!isObject(goal)) return null;
  const { type, value } = goal;
  const known = goalTypes.find((each) => each === type);
  const texts = textsOf(value);
  return known && texts ? { type: known, value: texts } : null;
}

function textsOf(value: Json | undefined): LocalizedText | null {
  if (typeof value === 'string' && value !== '') return { [defaultLanguage]: value };
  return isObject(value) &&
    typeof value[defaultLanguage] === 'string' &&
    value[defaultLanguage] !== ''
    ? (value as unknown as LocalizedText)
    : null;
}

/** Key of the form whose settings hold the goal of the newsletter. */
const newsletterKey = 'newsletter';

/** Returns the settings of the form that holds the goal of the newsletter; empty without one. */
export async function newsletterSettings(db: Kysely<Database>): Promise<JsonObject> {
  const form = await db
    .selectFrom('forms')
    .select('settings')
    .where('key', '=', newsletterKey)
    .executeTakeFirst();
  return form?.settings ?? {};
}
