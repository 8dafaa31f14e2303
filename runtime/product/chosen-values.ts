import type { CartOptions } from '#schemas/entities/cart-add.ts';
import type { FormMemory } from '../block/command-form.tsx';
import { type FormValues, fieldValue, fieldValues } from '../store/forms.ts';
import type { BundleChoice } from './bundle.ts';

/** What was chosen for a row of the cart, as the fields of a product form hold it. */
export function chosenValues({ personalizations = {}, bundleOptions = [] }: CartOptions) {
  const values: Record<string, string | readonly string[]> = fieldsOf(personalizations, 'option.');
  for (const { main, selected, id, options } of bundleOptions) {
    const entry = main ?? id;
    if (entry === undefined) continue;
    values[`bundle.${entry}`] = String(selected ?? entry);
    Object.assign(values, fieldsOf(options?.personalizations ?? {}, `bundle.${entry}.option.`));
  }
  return values;
}

function fieldsOf(chosen: NonNullable<CartOptions['personalizations']>, prefix: string) {
  const fields: [string, string | string[]][] = Object.entries(chosen).map(([id, value]) => [
    prefix + id,
    Array.isArray(value) ? value : String(value),
  ]);
  return Object.fromEntries(fields);
}

/** Chosen variants by entry of a bundle. */
export function chosenVariants({ bundleOptions = [] }: CartOptions): BundleChoice {
  const chosen = bundleOptions.flatMap(({ main, selected }) =>
    main === undefined || selected === undefined ? [] : [[main, selected]],
  );
  return Object.fromEntries(chosen);
}

/** A form that starts from these values where nothing was sent yet. */
export function startingFrom(form: FormMemory, start: FormValues): FormMemory {
  return {
    ...form,
    value: (name, otherwise = '') => form.value(name, fieldValue(start, name) || otherwise),
    values: (name, otherwise = []) =>
      form.values(name, start[name] === undefined ? otherwise : fieldValues(start, name)),
  };
}
