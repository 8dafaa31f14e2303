import type { CartOptions } from '#schemas/entities/cart-add.ts';
import type { FormMemory } from '../block/command-form.tsx';
import { type FormValues, fieldValue, fieldValues } from '../store/forms.ts';
import type { BundleChoice } from './bundle.ts';

/** Returns the choices of a cart row as fields of a product form. */
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

/** Returns the chosen variants by bundle entry. */
export function chosenVariants({ bundleOptions = [] }: CartOptions): BundleChoice {
  const chosen = bundleOptions.flatMap(({ main, selected }) =>
    main === undefined || selected === undefined ? [] : [[main, selected]],
  );
  return Object.fromEntries(chosen);
}

/** Returns the form with these initial values where none were submitted yet. */
export function startingFrom(form: FormMemory, start: FormValues): FormMemory {
  return {
    ...form,
    value: (name, otherwise = '') => form.value(name, fieldValue(start, name) || otherwise),
    values: (name, otherwise = []) =>
      form.values(name, start[name] === undefined ? otherwise : fieldValues(start, name)),
  };
}
