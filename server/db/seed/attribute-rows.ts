import { invariant } from '#schemas/result.ts';
import type { AttributeData, ProductData } from '#schemas/site-data.ts';
import type { SeedKeys } from './keys.ts';
import type { SeedRow } from './rows.ts';
import type { ProductEntry } from './variants.ts';

type Row = SeedRow<'product_attribute_values'>;
type Value = ProductData['attributes'][string];

/** Returns the attribute values of all products; those of a variant belong to its main product in lists. */
export function attributeRows(
  entries: readonly ProductEntry[],
  attributes: ReadonlyMap<string, AttributeData>,
  keys: SeedKeys,
): Row[] {
  return entries.flatMap(({ data, main }) =>
    Object.entries(data.attributes).flatMap(([code, value]) => {
      const attribute = attributes.get(code);
      invariant(attribute, `product ${data.sku}: attribute "${code}" does not exist`);
      return storedValues(attribute, value, keys).map((stored) => ({
        product_id: keys.products.of(data.sku),
        list_product_id: keys.products.of(main?.sku ?? data.sku),
        attribute_id: keys.attributes.of(code),
        ...stored,
      }));
    }),
  );
}

type Stored = Pick<Row, 'value_id' | 'value_number' | 'value_date' | 'value_bool'>;

const nothing = { value_id: null, value_number: null, value_date: null, value_bool: null };

function storedValues({ code, type }: AttributeData, value: Value, keys: SeedKeys): Stored[] {
  switch (type) {
    case 'number':
      return [{ ...nothing, value_number: Number(value) }];
    case 'date':
    case 'datetime':
      return [{ ...nothing, value_date: new Date(String(value)).toISOString() }];
    case 'yes/no':
      return [{ ...nothing, value_bool: value === true }];
    default:
      return [value]
        .flat()
        .map((key) => ({ ...nothing, value_id: keys.values.of(`${code}/${String(key)}`) }));
  }
}
