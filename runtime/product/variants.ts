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

/** How a value stands to what is chosen already. */
export type ValueState = 'chosen' | 'available' | 'soldOut' | 'elsewhere' | 'none';

/** The one variant of a full selection. */
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
 * `elsewhere` = only together with other choices than the present ones: choosing it changes those.
 * `none` = no variant has it.
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

/** The selection after a value is chosen. At a dead end the nearest variant with it is taken. */
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

/** The variant that a link without scripts leads to: fully chosen, in stock where it can be. */
export function linkedVariant<V extends Configured>(
  variants: readonly V[],
  selection: Selection,
  code: string,
  value: number,
): V | null {
  return nearest(variants, { ...selection, [code]: value }, code);
}

/** Preselected: the asked variant, else the shop's defaults and what leaves no choice (PROD-11). */
export function startSelection(
  variants: readonly Configured[],
  attributes: readonly Choosable[],
  variantId: number | null,
): Selection {
  const asked = variants.find(({ id }) => id === variantId);
  if (asked) return asked.configuration;
  let selection: Selection = {};
  for (const { attributeCode, values } of attributes) {
    const offered = values.filter(
      ({ id }) => valueState(variants, {}, attributeCode, id) !== 'none',
    );
    const preset = offered.length === 1 ? offered[0] : offered.find((value) => value.shopDefault);
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
