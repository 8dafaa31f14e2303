import { type RawBuilder, sql } from 'kysely';

/** The order of a displayed number, such as `AB-2026-001001`; otherwise orders that contain the word. */
export function matchesOrder(word: string): RawBuilder<boolean> {
  const [, digits] = /^\D+-\d{4}-0*(\d{1,12})$/.exec(word) ?? [];
  if (digits !== undefined) return sql`orders.number = ${digits}::bigint`;
  const literal = word.replace(/[\\%_]/g, '\\$&');
  return sql`orders.id IN (SELECT order_id FROM order_search
    WHERE folded LIKE '%' || fold(${literal}) || '%')`;
}
