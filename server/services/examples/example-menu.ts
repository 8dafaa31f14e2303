import { type Kysely, sql } from 'kysely';
import type { NavigationItemData } from '#schemas/content-data.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import type { Database } from '../../db/schema.ts';
import { navigationElement } from '../../db/seed/navigations.ts';

const key = 'main';

interface Entry {
  readonly id: string;
  readonly target: string;
}

/** Fills the main menu of a shop whose menu is still empty. */
export async function fillMenu(
  step: Kysely<Database>,
  items: readonly NavigationItemData[],
): Promise<void> {
  const { options = {}, translations = {} } = navigationElement({ key, title: {}, items });
  await sql`UPDATE elements SET options = ${JSON.stringify(options)}::jsonb,
      translations = ${JSON.stringify(translations)}::jsonb
    WHERE handler = 'navigation' AND shared AND slug = ${key}
      AND coalesce(options -> 'items', '[]') = '[]'`.execute(step);
}

/** Removes the entries with these targets, with their translations, and leaves all others. */
export async function clearMenu(step: Kysely<Database>, targets: readonly string[]): Promise<void> {
  const menu = await step
    .selectFrom('elements')
    .select(['id', 'options', 'translations'])
    .where('handler', '=', 'navigation')
    .where('shared', '=', true)
    .where('slug', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (!menu) return;
  const items = (menu.options['items'] ?? []) as unknown as readonly Entry[];
  const removed = items.filter(({ target }) => targets.includes(target)).map(({ id }) => id);
  const left = items.filter(({ id }) => !removed.includes(id));
  const options = JSON.stringify({ ...menu.options, items: left });
  const translations = JSON.stringify(withoutTexts(menu.translations, removed));
  await step
    .updateTable('elements')
    .set({ options, translations })
    .where('id', '=', menu.id)
    .execute();
}

/** Removes the texts of an entry, because a new entry that gets the same id must not have them. */
function withoutTexts(
  translations: Readonly<Record<string, JsonObject>>,
  ids: readonly string[],
): Record<string, JsonObject> {
  const isKept = ([path]: [string, unknown]) => !ids.some((id) => path.startsWith(`items/${id}/`));
  return Object.fromEntries(
    Object.entries(translations).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts).filter(isKept)),
    ]),
  );
}
