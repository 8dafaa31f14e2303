import type { CartOptions } from '#schemas/entities/cart-add.ts';
import { type Language, localize } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { type OptionValue, readOptionValue } from '#schemas/rules/option-value.ts';
import type { OptionFacts } from './product-facts.ts';

export type Personalizations = NonNullable<CartOptions['personalizations']>;

/**
 * Returns the given choices in their stored form, so that equal choices have equal text. `prefix` is the
 * prefix of the form fields they came from.
 */
export function readPersonalizations(
  options: readonly OptionFacts[],
  given: Personalizations,
  prefix = 'option.',
): Result<Personalizations> {
  const known = new Set(options.map(({ id }) => String(id)));
  const foreign = Object.keys(given).find((key) => !known.has(key));
  if (foreign !== undefined) return fail('optionInvalid', { field: `${prefix}${foreign}` });
  const stored: Personalizations = {};
  for (const option of options) {
    const value = readOptionValue(option, given[option.id]);
    if (!value.ok)
      return fail(value.error.code, { ...value.error, field: `${prefix}${option.id}` });
    if (value.value !== null) stored[option.id] = value.value;
  }
  return ok(stored);
}

/** Cents that the choices add to one unit. */
export function additionsOf(options: readonly OptionFacts[], chosen: Personalizations): number {
  const prices = options.flatMap((option) =>
    pickedChoices(option, chosen[option.id]).map(({ price = 0 }) => price),
  );
  return prices.reduce((sum, price) => sum + price, 0);
}

/** Returns the choices as text labels and values. */
export function describeChoices(
  options: readonly OptionFacts[],
  chosen: Personalizations,
  language: Language,
): { label: string; value: string }[] {
  return options.flatMap((option) => {
    const value = chosen[option.id];
    if (value === undefined) return [];
    const picked = pickedChoices(option, value).map(({ label }) => localize(label, language));
    const text = picked.length > 0 ? picked.join(', ') : value === true ? '✓' : String(value);
    return [{ label: localize(option.label, language), value: text }];
  });
}

function pickedChoices(option: OptionFacts, value: OptionValue | undefined) {
  if (option.type === 'yesNo') return value === true ? option.choices.slice(0, 1) : [];
  const keys = Array.isArray(value) ? value : [value];
  return option.choices.filter(({ key }) => keys.includes(key));
}
