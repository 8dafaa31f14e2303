import type { CartItem } from '#schemas/entities/cart-item.ts';
import type { FormValues } from '../store/forms.ts';

type Personalizations = NonNullable<CartItem['options']['personalizations']>;

/**
 * Returns a line as values of the form that adds it, to undo its removal. The names are those that
 * `product-options.ts` reads.
 */
export function addValuesOf({ productId, qty, options }: CartItem): FormValues {
  const { personalizations = {}, bundleOptions = [] } = options;
  const values: Record<string, string | readonly string[]> = {
    productId: String(productId),
    qty: String(qty),
    behaviour: '1',
    ...named('option.', personalizations),
  };
  for (const { main, id, selected, options: chosen } of bundleOptions) {
    const entry = main ?? id;
    values[`bundle.${entry}`] = String(selected ?? entry);
    Object.assign(values, named(`bundle.${entry}.option.`, chosen?.personalizations ?? {}));
  }
  return values;
}

function named(prefix: string, chosen: Personalizations): FormValues {
  const entries = Object.entries(chosen).map(([id, value]) => [
    `${prefix}${id}`,
    Array.isArray(value) ? value : String(value),
  ]);
  return Object.fromEntries(entries);
}
