import { type FormValues, fieldValue, fieldValues } from '../../store/forms.ts';

type Personalizations = Readonly<Record<string, string | readonly string[]>>;

interface BundleEntry {
  readonly main: number;
  readonly selected: number;
  readonly options: { readonly personalizations: Personalizations };
}

/**
 * Reads the choices of a product form (ENT-05). Field names: `option.{customOptionId}`, `bundle.{productId}`
 * = chosen variant, `bundle.{productId}.option.{customOptionId}`.
 */
export function readProductOptions(values: FormValues) {
  const personalizations = readPersonalizations(values, 'option.');
  const bundleOptions = readBundle(values);
  return {
    ...(Object.keys(personalizations).length > 0 ? { personalizations } : {}),
    ...(bundleOptions.length > 0 ? { bundleOptions } : {}),
  };
}

function readPersonalizations(values: FormValues, prefix: string): Personalizations {
  const entries = Object.keys(values)
    .filter((name) => name.startsWith(prefix))
    .map((name) => {
      const all = fieldValues(values, name).filter((value) => value.trim() !== '');
      return [name.slice(prefix.length), all.length > 1 ? all : (all[0] ?? '')] as const;
    });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

function readBundle(values: FormValues): BundleEntry[] {
  return Object.keys(values).flatMap((name) => {
    const [, main] = /^bundle\.(\d+)$/.exec(name) ?? [];
    const selected = Number(fieldValue(values, name));
    if (!main || !Number.isInteger(selected) || selected < 1) return [];
    const personalizations = readPersonalizations(values, `bundle.${main}.option.`);
    return [{ main: Number(main), selected, options: { personalizations } }];
  });
}
