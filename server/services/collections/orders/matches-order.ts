import { type RawBuilder, sql } from 'kysely';

/** Condition for orders whose number, reference, buyer or goods contain the word. */
export function matchesOrder(word: string): RawBuilder<boolean> {
  const literal = word.replace(/[\\%_]/g, '\\$&');
  return sql`orders.id IN (SELECT order_id FROM order_search
    WHERE folded LIKE '%' || fold(${literal}) || '%')`;
}
