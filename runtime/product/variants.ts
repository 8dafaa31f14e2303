/** Attribute code to chosen value id. */
export type Selection = Readonly<Record<string, number>>;

export interface Configured {
  readonly id: number;
  readonly inStock: boolean;
  readonly configuration: Readonly<Record<string, number>>;
}

export interface Choosable {
  readonly attributeCode: string;
  readonly values: readonly { readonly id: number; readonly shopDefault: boolean }[];
}

/** Relation of a value to the current selection. */
export type ValueState = 'chosen' | 'available' | 'soldOut' | 'elsewhere' | 'none';

/** Returns the variant of a complete selection. */
export function findVariant<V extends Configured>(
  variants: readonly V[],
  attributes: readonly Choosable[],
  selection: Selection,
): V | null {
  const codes = attributes.map(({ attributeCode }) => attributeCode);
  if (codes.some((code) => selection[code] === undefined)) return null;
  return variants.find((variant) => matches(variant, selection)) ?? null;
}

/**
 * `elsewhere`: exists only with other choices than the selected ones, so choosing it changes them. `none`: no
 * variant has it.
 */
export function valueState(
  variants: readonly Configured[],
  selection: Selection,
  code: string,
  value: number,
): ValueState {
  if (selection[code] === value) return 'chosen';
  const having = variants.filter(({ configuration }) => configuration[code] === value);
  if (having.length === 0) return 'none';
  const together = having.filter((variant) => matches(variant, { ...selection, [code]: value }));
  if (together.length === 0) return 'elsewhere';
  return together.some(({ inStock }) => inStock) ? 'available' : 'soldOut';
}

/**
 * Returns the selection after a value is chosen. If the combination does not exist, uses the nearest variant
 * with the value.
 */
export function choose(
  variants: readonly Configured[],
  selection: Selection,
  code: string,
  value: number,
): Selection {
  const wanted = { ...selection, [code]: value };
  if (variants.some((variant) => matches(variant, wanted))) return wanted;
  return nearest(variants, wanted, code)?.configuration ?? wanted;
}

/**
 * Returns the initial selection: the requested variant, else the chosen values (ids), else the shop's defaults;
 * single values always (PROD-11).
 */
export function startSelection(
  variants: readonly Configured[],
  attributes: readonly Choosable[],
  variantId: number | null,
  chosen: readonly number[] = [],
): Selection {
  const requested = variants.find(({ id }) => id === variantId);
  if (requested) return requested.configuration;
  const isPreset = ({ id, shopDefault }: Choosable['values'][number]) =>
    chosen.length > 0 ? chosen.includes(id) : shopDefault;
  let selection: Selection = {};
  for (const { attributeCode, values } of attributes) {
    const offered = values.filter(
      ({ id }) => valueState(variants, {}, attributeCode, id) !== 'none',
    );
    const preset = offered.length === 1 ? offered[0] : offered.find(isPreset);
    const next = preset ? { ...selection, [attributeCode]: preset.id } : selection;
    if (variants.some((variant) => matches(variant, next))) selection = next;
  }
  return selection;
}

function nearest<V extends Configured>(
  variants: readonly V[],
  wanted: Selection,
  code: string,
): V | null {
  const kept = (variant: V) =>
    Object.entries(wanted).filter(([key, value]) => variant.configuration[key] === value).length;
  const having = variants.filter(({ configuration }) => configuration[code] === wanted[code]);
  const score = (variant: V) => kept(variant) * 2 + (variant.inStock ? 1 : 0);
  return having.reduce<V | null>(
    (best, variant) => (best === null || score(variant) > score(best) ? variant : best),
    null,
  );
}

function matches({ configuration }: Configured, selection: Selection): boolean {
  return Object.entries(selection).every(([code, value]) => configuration[code] === value);
}
