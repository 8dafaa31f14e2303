import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Option that holds the ids of the examples, so that they can be removed later. */
const key = 'site.examples';

export interface AddedExamples {
  readonly products: readonly number[];
  readonly categories: readonly number[];
  readonly pages: readonly number[];
  /** Targets of the menu entries that lead to the pages. */
  readonly targets: readonly string[];
}

export async function keepExamples(step: Kysely<Database>, added: AddedExamples): Promise<void> {
  const value = JSON.stringify(added);
  await step.insertInto('options').values({ key, value, public: false }).execute();
}

/** Returns null for a shop without examples. */
export async function readExamples(db: Kysely<Database>): Promise<AddedExamples | null> {
  const kept = await db
    .selectFrom('options')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return (kept?.value ?? null) as AddedExamples | null;
}

/** Removes and returns the list of the examples; of simultaneous calls only one gets it. */
export async function takeExamples(step: Kysely<Database>): Promise<AddedExamples | null> {
  const taken = await step
    .deleteFrom('options')
    .where('key', '=', key)
    .returning('value')
    .executeTakeFirst();
  return (taken?.value ?? null) as AddedExamples | null;
}
