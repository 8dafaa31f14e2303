import type { Kysely } from 'kysely';
import type { PromotionExamples } from '#schemas/api/marketing-staff.ts';
import { type Language, localize } from '#schemas/languages.ts';
import type { Database } from '../../../db/schema.ts';
import { priceCart } from '../../pricing/price-cart.ts';
import type { Promotion } from '../../pricing/promotion.ts';
import { type ExampleData, type ExampleProduct, readExampleData } from './example-data.ts';

interface Asked {
  readonly language: Language;
  readonly now: Date;
}

type ExampleLine = readonly [product: ExampleProduct, qty: number];

/**
 * Returns the effect of a promotion on three typical carts, as if it applied now; null if there is no such
 * promotion.
 */
export async function readExamples(
  db: Kysely<Database>,
  id: number,
  asked: Asked,
): Promise<PromotionExamples | null> {
  const data = await readExampleData(db, id);
  const own = data.promotions.find((promotion) => promotion.id === id);
  if (!own) return null;
  const others = data.promotions.filter((promotion) => promotion.id !== id);
  const nameIn = nameOf(asked.language);
  return {
    carts: cartsFor(own, data.products).map((lines) => priceExample(own, lines, data, asked)),
    others: others.map((other) => ({
      id: other.id,
      name: nameIn(other),
      isTogether: mayCombine(own, other),
    })),
  };
}

/** A cart accepts only one code. */
const mayCombine = (one: Promotion, other: Promotion): boolean =>
  !one.isExclusive && !other.isExclusive && (one.code === null || other.code === null);

const nameOf =
  (language: Language) =>
  ({ name, code }: Promotion): string =>
    (name && localize(name, language)) ?? code ?? '';

/** Returns three carts: with one piece, with a few pieces, and a large one with other goods. */
function cartsFor(own: Promotion, products: readonly ExampleProduct[]): ExampleLine[][] {
  const byPrice = products
    .filter(({ id }) => own.productIds === null || own.productIds.includes(id))
    .toSorted((a, b) => a.retailPrice - b.retailPrice);
  const cheap = byPrice[0];
  const middle = byPrice[Math.floor(byPrice.length / 2)];
  const expensive = byPrice.at(-1);
  if (!cheap || !middle || !expensive) return [];
  const other = products.find((product) => !byPrice.includes(product)) ?? cheap;
  const few = Math.max(2, (own.groupSize ?? own.minimumQuantity) - 1);
  return [
    [[middle, 1]],
    merged([
      [cheap, few],
      [expensive, 1],
    ]),
    merged([
      [middle, 2 * few],
      [expensive, 2],
      [other, 2],
    ]),
  ];
}

/** Merges lines of the same product. */
function merged(lines: readonly ExampleLine[]): ExampleLine[] {
  const pieces = new Map<ExampleProduct, number>();
  for (const [product, qty] of lines) pieces.set(product, (pieces.get(product) ?? 0) + qty);
  return [...pieces];
}

function priceExample(
  own: Promotion,
  lines: readonly ExampleLine[],
  { promotions, delivery }: ExampleData,
  { language, now }: Asked,
): PromotionExamples['carts'][number] {
  const automatic = promotions.filter(({ id, code }) => id !== own.id && code === null);
  const priced = priceCart({
    lines: lines.map(([product, qty]) => ({
      ...product,
      productIds: [product.id],
      additions: 0,
      qty,
    })),
    isMember: own.forMembers,
    groupIds: own.groupIds ?? [],
    countryId: own.countryIds?.[0] ?? null,
    promotions: [...automatic, asRunning(own)],
    delivery,
    now,
  });
  const nameIn = nameOf(language);
  return {
    lines: lines.map(([{ name }, qty], at) => ({
      name: localize(name, language),
      qty,
      amount: (priced.lines[at]?.row ?? 0) - (priced.lines[at]?.loyalty ?? 0),
    })),
    promotions: priced.promotions.map(({ promotion, amount }) => ({
      id: promotion.id,
      name: promotion.id === own.id ? nameIn(own) : nameIn(promotion),
      amount,
    })),
    refusal: priced.couponRefusal,
    delivery: priced.delivery?.price ?? null,
    total: priced.summary.orderTotal,
  };
}

/**
 * Returns the promotion without dates and limits, and with a code, because only coupons are refused with a
 * reason.
 */
const asRunning = (own: Promotion): Promotion => ({
  ...own,
  code: own.code ?? '',
  validFrom: null,
  validTo: null,
  usageLimit: null,
});
