import type { Json } from '#schemas/document/element.ts';
import { addAttribute, type Draft, type RowRules } from './draft.ts';

/** Fields that belong to one variant; all others belong to its product. */
const ofVariant = new Set(['price', 'salePrice', 'membershipPrice', 'stock', 'weight']);
const plainOption = 'default title';

/**
 * Groups consecutive rows of one product: the first row has the shared values, and each row with a SKU or
 * options is a variant. One row without options is a product without variants.
 */
export function groupedDrafts(rows: readonly Draft[], rules: RowRules): Draft[] {
  const [first] = rows;
  if (!first) return [];
  nameOptions(rows, rules);
  const variants = rows.filter((row) => row === first || row.sku !== '' || row.options.size > 0);
  if (variants.length === 1 && first.options.size === 0) {
    first.sku ||= first.group;
    return [first];
  }
  const main = mainOf(first, variants);
  return [main, ...variants.map((row) => variantOf(row, row === first, main.sku))];
}

/** Applies the names of options, which only the first row has, to all rows. */
export function nameOptions(rows: readonly Draft[], rules: RowRules): void {
  const names = new Map<string, string>();
  for (const row of rows) {
    for (const key of Object.keys(row.data).filter((each) => each.startsWith('option'))) {
      const [kind, number = ''] = key.split(':');
      const text = String(row.data[key]);
      delete row.data[key];
      if (kind === 'optionName' && text !== '') names.set(number, text);
      const isPlain = text.toLowerCase() === plainOption;
      if (kind === 'optionValue' && !isPlain) {
        addAttribute(row, 'option', names.get(number) ?? `option ${number}`, text, rules);
      }
    }
  }
}

function mainOf(first: Draft, variants: readonly Draft[]): Draft {
  const own = Object.entries(first.data).filter(([key]) => !ofVariant.has(key));
  const prices = variants.flatMap(({ data: { price } }) =>
    typeof price === 'number' ? price : [],
  );
  const data: Record<string, Json> = { ...Object.fromEntries(own), format: 'Configurable' };
  if (prices.length > 0) data.price = Math.min(...prices);
  if ('attributes' in data) data.attributes = withoutOptions(first);
  const isTaken = variants.some(({ sku }) => sku === first.group);
  return {
    ...first,
    sku: isTaken ? `${first.group}-main` : first.group,
    parent: null,
    data,
    options: new Map(),
  };
}

const withoutOptions = ({ data, options }: Draft): Json =>
  Object.fromEntries(
    Object.entries(data.attributes as Record<string, Json>).filter(([code]) => !options.has(code)),
  );

/** Problems of the first row are those of its product. */
function variantOf(row: Draft, isFirst: boolean, parent: string): Draft {
  const data: Record<string, Json> = {};
  for (const [key, value] of Object.entries(row.data)) if (ofVariant.has(key)) data[key] = value;
  const attributes = [...row.options].map(([code, { key }]) => [code, [key]]);
  data.attributes = Object.fromEntries(attributes);
  return { ...row, parent, data, errors: isFirst ? [] : row.errors };
}
