import { sql } from 'kysely';
import { type Language, type LocalizedText, localize } from '#schemas/languages.ts';

/** A category as its products name it. */
export interface CategoryPart {
  readonly id: number;
  readonly slugs: LocalizedText;
  readonly name: LocalizedText;
  readonly flag: string;
}

/** JSON of the row `c` of `categories`. */
export const categoryPart = sql`jsonb_build_object('id', c.id, 'slugs', c.slugs, 'name', c.name,
  'flag', c.flag)`;

export const categoryOfProduct = (
  { id, slugs, name, flag }: CategoryPart,
  language: Language,
): { id: number; slug: string; name: string; flag: string } => ({
  id,
  slug: localize(slugs, language),
  name: localize(name, language),
  flag,
});
