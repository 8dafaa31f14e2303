import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';

/** Replaces a part of a product; returns false if a member of the part does not exist. */
type WritePart = (
  step: Transaction<Database>,
  id: number,
  members: readonly (string | number)[],
) => Promise<boolean>;

/** Parts of a product that are lists of other records, by field. */
export const productParts: Readonly<Record<string, WritePart>> = {
  async categories(step, id, members) {
    await step.deleteFrom('product_categories').where('product_id', '=', id).execute();
    await sql`INSERT INTO product_categories (product_id, category_id, position)
      SELECT ${id}, member, number - 1
      FROM unnest(${members}::int[]) WITH ORDINALITY AS given (member, number)`.execute(step);
    return true;
  },
  async tags(step, id, members) {
    await step.deleteFrom('product_tags').where('product_id', '=', id).execute();
    await sql`INSERT INTO product_tags (product_id, tag_id)
      SELECT ${id}, member FROM unnest(${members}::int[]) AS member`.execute(step);
    return true;
  },
  async cross_sells(step, id, members) {
    await step.deleteFrom('cross_sells').where('product_id', '=', id).execute();
    await sql`INSERT INTO cross_sells (product_id, position, other_product_id)
      SELECT ${id}, number - 1, member
      FROM unnest(${members}::int[]) WITH ORDINALITY AS given (member, number)`.execute(step);
    return true;
  },
  /** Pictures are named by the key of their medium. */
  async pictures(step, id, members) {
    await step.deleteFrom('product_media').where('product_id', '=', id).execute();
    const { numAffectedRows } = await sql`INSERT INTO product_media (product_id, position, media_id)
      SELECT ${id}, number - 1, media.id
      FROM unnest(${members}::text[]) WITH ORDINALITY AS given (member, number)
      JOIN media ON media.key = member AND media.deleted_at IS NULL`.execute(step);
    return numAffectedRows === BigInt(members.length);
  },
};
