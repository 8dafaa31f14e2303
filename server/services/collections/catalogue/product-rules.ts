import type { JsonObject } from '#schemas/document/element.ts';
import { fail, ok, type Result } from '#schemas/result.ts';

/** Reasons why a value is refused; the back office has a text for each. */
export type Refusal =
  | 'priceZero'
  | 'notFree'
  | 'aboveRetail'
  | 'needsBoth'
  | 'onlyDigital'
  | 'formatFixed'
  | 'plannedSale'
  | 'incomplete'
  | 'belowReserved'
  | 'inside'
  | 'sameChoice'
  | 'inUse'
  | 'taken'
  | 'notReduced'
  | 'over'
  | 'gone'
  | 'oneValue'
  | 'wrongKind'
  | 'insideSet'
  | 'noSku'
  | 'twice'
  | 'noKeyFile'
  | 'wrongPassword'
  | 'noCertificate'
  | 'expiredCertificate'
  | 'unreadableFile'
  | 'openQuote'
  | 'tooManyRows';

export const refuse = (
  field: string,
  reason: Refusal,
  params: Readonly<Record<string, string | number>> = {},
) => fail('badRequest', { field, params: { reason, ...params } });

const isSet = (value: unknown) => value !== null && value !== undefined;

/** Rules that involve several fields of a product. */
export function checkProduct(values: JsonObject): Result<true> {
  const retail = Number(values.retail_price);
  // A forgotten price is more likely than a gift, so a separate field confirms a price of 0.
  if (retail === 0 && values.is_free !== true) return refuse('retail_price', 'priceZero');
  if (retail > 0 && values.is_free === true) return refuse('is_free', 'notFree');
  for (const field of ['sale_price', 'membership_price']) {
    if (isSet(values[field]) && Number(values[field]) > retail) return refuse(field, 'aboveRetail');
  }
  for (const [one, other] of pairs) {
    if (isSet(values[one]) && !isSet(values[other])) return refuse(other, 'needsBoth');
    if (isSet(values[other]) && !isSet(values[one])) return refuse(one, 'needsBoth');
  }
  const isDigital = values.format === undefined || values.format === 'EProduct';
  if (!isDigital && isSet(values.code_kind)) return refuse('code_kind', 'onlyDigital');
  return ok(true);
}

const pairs = [
  ['measure_amount', 'measure_unit'],
  ['code_kind', 'code_months'],
] as const;
