import { sql, type Transaction } from 'kysely';
import type { JsonObject } from '#schemas/document/element.ts';
import { type LocalizedText, languages, localize } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { isSlug } from '#schemas/rules/slug.ts';
import type { Database } from '../../../db/schema.ts';
import { foldText } from '../../fold-text.ts';

type Step = Transaction<Database>;

/** Letters and digits of a name, joined by hyphens. */
export const slugFrom = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100);

/**
 * Returns the product's part of its address in every language: as given, else made from its name. `slugTaken`:
 * another product has it.
 */
export async function wantedSlugs(
  step: Step,
  id: number | null,
  values: JsonObject,
): Promise<Result<LocalizedText>> {
  const given = (values.slugs ?? {}) as LocalizedText;
  const product = { ...(id !== null && (await named(step, id))), ...values };
  const wanted: Record<string, string> = {};
  for (const language of languages) {
    const own = given[language] ?? '';
    const slug = own || (await freeSlug(step, id, language, defaultSlug(product, language)));
    if (own && !isSlug(own)) return fail('invalidValue', { field: 'slugs' });
    if (own && (await isTaken(step, id, language, own))) {
      return fail('slugTaken', { field: 'slugs', params: { slug } });
    }
    wanted[language] = slug;
  }
  return ok(wanted);
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

async function isTaken(step: Step, id: number | null, language: string, slug: string) {
  const { rows } = await sql`SELECT FROM product_slugs WHERE language = ${language}
    AND slug = ${slug} AND is_current AND product_id IS DISTINCT FROM ${id}`.execute(step);
  return rows.length > 0;
}

/** The slug, with a number if another product has it. */
async function freeSlug(step: Step, id: number | null, language: string, wanted: string) {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await isTaken(step, id, language, slug))) return slug;
  }
}

/** Former addresses lead to the new ones. A former slug of another product may be taken over. */
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
