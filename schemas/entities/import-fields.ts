import { languages } from '../languages.ts';

/** Types of the cells of a field. */
export type FieldKind =
  | 'key'
  | 'text'
  | 'html'
  | 'slug'
  | 'money'
  | 'count'
  | 'number'
  | 'flag'
  | 'format'
  | 'unit'
  | 'languages'
  | 'time'
  | 'tax'
  | 'brand'
  | 'categories'
  | 'tags'
  | 'pictures'
  | 'attribute'
  | 'pair';

interface Field {
  readonly kind: FieldKind;
  /** True if the field has a text per language: `name:en`. */
  readonly isLocalized?: true;
  /** True if its name has a part after a colon: `attribute:color`, `optionName:1`. */
  readonly hasPart?: true;
}

/** Fields of products that the columns of a file can be written to. */
export const importFields = {
  sku: { kind: 'key' },
  parent: { kind: 'key' },
  group: { kind: 'key' },
  id: { kind: 'key' },
  type: { kind: 'key' },
  format: { kind: 'format' },
  name: { kind: 'text', isLocalized: true },
  excerpt: { kind: 'html', isLocalized: true },
  description: { kind: 'html', isLocalized: true },
  warnings: { kind: 'html', isLocalized: true },
  slug: { kind: 'slug', isLocalized: true },
  price: { kind: 'money' },
  salePrice: { kind: 'money' },
  compareAtPrice: { kind: 'money' },
  membershipPrice: { kind: 'money' },
  tax: { kind: 'tax' },
  stock: { kind: 'count' },
  weight: { kind: 'count' },
  weightKg: { kind: 'number' },
  priority: { kind: 'count' },
  featured: { kind: 'flag' },
  published: { kind: 'flag' },
  languages: { kind: 'languages' },
  shownFrom: { kind: 'time' },
  shownUntil: { kind: 'time' },
  measureAmount: { kind: 'number' },
  measureUnit: { kind: 'unit' },
  brand: { kind: 'brand' },
  categories: { kind: 'categories' },
  tags: { kind: 'tags' },
  pictures: { kind: 'pictures' },
  attribute: { kind: 'attribute', hasPart: true },
  option: { kind: 'attribute', hasPart: true },
  optionName: { kind: 'pair', hasPart: true },
  optionValue: { kind: 'pair', hasPart: true },
  attributeName: { kind: 'pair', hasPart: true },
  attributeValue: { kind: 'pair', hasPart: true },
} as const satisfies Readonly<Record<string, Field>>;

export type FieldName = keyof typeof importFields;

export interface Target {
  readonly name: FieldName;
  readonly field: Field;
  /** A language, the code of an attribute, or a number; empty for fields without a part. */
  readonly part: string;
}

/** Parses a target such as `name:en`; null if there is no such field. */
export function parseTarget(text: string): Target | null {
  const [name = '', ...rest] = text.split(':');
  if (!Object.hasOwn(importFields, name)) return null;
  const part = rest.join(':');
  const field: Field = importFields[name as FieldName];
  if (field.isLocalized) {
    if (part !== '' && !languages.includes(part)) return null;
  } else if ((part !== '') !== (field.hasPart ?? false)) return null;
  return { name: name as FieldName, field, part };
}
