import type { CartOptions } from '#schemas/entities/cart-add.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { type BundleChoice, resolveBundle, storedChoices } from './bundle.ts';
import { type Personalizations, readPersonalizations } from './personalizations.ts';
import type { Catalogue, ProductFacts } from './product-facts.ts';

/** Choices of a cart line in their stored form. */
export interface ChosenOptions {
  readonly personalizations: Personalizations;
  readonly bundle: readonly BundleChoice[];
}

/** Checks the choices for a product; prices are never taken from the input. */
export function readChosenOptions(
  product: ProductFacts,
  options: CartOptions,
  catalogue: Catalogue,
): Result<ChosenOptions> {
  const given = { ...options.personalizations, ...customPrice(product, options) };
  const personalizations = readPersonalizations(product.options, given);
  if (!personalizations.ok) return personalizations;
  const choices = options.bundleOptions ?? [];
  if (product.format !== 'Bundle') {
    if (choices.length > 0) return fail('optionInvalid');
    return ok({ personalizations: personalizations.value, bundle: [] });
  }
  const parts = resolveBundle(product, choices, catalogue);
  if (!parts.ok) return parts;
  return ok({ personalizations: personalizations.value, bundle: storedChoices(parts.value) });
}

/** A custom price option names an option by its title and a choice by its label (PROD-14). */
function customPrice(product: ProductFacts, { customPriceOption }: CartOptions): Personalizations {
  if (!customPriceOption) return {};
  const { customOptionTitle, customOptionValue } = customPriceOption;
  const titled = product.options.find(({ label }) =>
    Object.values(label).includes(customOptionTitle),
  );
  const text = String(customOptionValue);
  const named = titled?.choices.find(({ label }) => Object.values(label).includes(text));
  return { [titled?.id ?? customOptionTitle]: named?.key ?? customOptionValue };
}

/** Variants that the choices name in addition to the product itself. */
export function chosenVariants(choices: readonly BundleChoice[]): number[] {
  return choices.flatMap(({ selected }) => (selected === undefined ? [] : [selected]));
}
