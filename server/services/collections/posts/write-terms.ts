import { sql, type Transaction } from 'kysely';
import type { Json } from '#schemas/document/element.ts';
import type { Database } from '../../../db/schema.ts';

/** Sets the categories of a post, in order; leaves out those that were deleted meanwhile. */
export async function writeTerms(
  step: Transaction<Database>,
  id: string,
  terms: Json,
): Promise<void> {
  await sql`DELETE FROM post_terms WHERE post_id = ${id}`.execute(step);
  await sql`INSERT INTO post_terms (post_id, term_id, position)
    SELECT ${id}, terms.id, wanted.position FROM unnest(${terms ?? []}::int[])
      WITH ORDINALITY AS wanted (id, position) JOIN terms ON terms.id = wanted.id`.execute(step);
}
