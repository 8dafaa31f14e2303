import { sql, type Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import { type LocalizedText, localize } from '#schemas/languages.ts';
import type { Result } from '#schemas/result.ts';
import { isSlug } from '#schemas/rules/slug.ts';
import type { Database } from '../../../db/schema.ts';
import { slugFrom, wantedSlugs } from './slugs.ts';

type Step = Transaction<Database>;

/** Returns the product's slug in every language: the given one, else one made from its name. */
export async function wantedProductSlugs(
  step: Step,
  id: number | null,
  values: JsonObject,
): Promise<Result<LocalizedText>> {
  const product = { ...(id !== null && (await named(step, id))), ...values };
  const kind = { table: 'product_slugs', owner: 'product_id' } as const;
  const given = (values.slugs ?? {}) as LocalizedText;
  return wantedSlugs(step, kind, id, given, (language) => defaultSlug(product, language));
}

function defaultSlug(
  { name, sku }: { readonly name?: unknown; readonly sku?: unknown },
  language: string,
): string {
  const fromName = slugFrom(localize((name ?? {}) as LocalizedText, language));
  const fromSku = `product-${slugFrom(String(sku))}`.replace(/-$/, '');
  return isSlug(fromName) ? fromName : fromSku;
}

async function named(step: Step, id: number) {
  return step
    .selectFrom('products')
    .select(['name', 'sku'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Former addresses redirect to the new ones. A former slug of another product may be reused. */
export async function writeSlugs(step: Step, id: number, slugs: LocalizedText): Promise<void> {
  const given = JSON.stringify(slugs);
  await sql`UPDATE product_slugs SET is_current = false
    WHERE product_id = ${id} AND is_current AND slug <> ${given}::jsonb ->> language`.execute(step);
  await sql`INSERT INTO product_slugs (language, slug, product_id)
    SELECT key, value, ${id} FROM jsonb_each_text(${given}::jsonb)
    ON CONFLICT (language, slug) DO UPDATE SET product_id = excluded.product_id, is_current = true`.execute(
    step,
  );
}
