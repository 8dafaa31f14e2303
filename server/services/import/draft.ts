import type { Json } from '#schemas/document/element.ts';
import { parseTarget, type Target } from '#schemas/entities/import-fields.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import { cleanHtml } from '../../html/clean-html.ts';
import type { Dictionary } from './dictionary.ts';
import {
  type DecimalSign,
  type Read,
  readCount,
  readFlag,
  readFormat,
  readLanguages,
  readMoney,
  readNumber,
  readTime,
  readUnit,
  withoutGuard,
} from './read-value.ts';
import { slugText } from './slug-text.ts';
import type { TableRow } from './table.ts';

export interface LineProblem {
  readonly column: string;
  readonly value: string;
  readonly code: string;
}

/** A row as values of a product, in the shape of `product_import_state`. Missing values are not changed. */
export interface Draft {
  readonly line: number;
  sku: string;
  parent: string | null;
  group: string;
  id: string;
  type: string;
  readonly data: Record<string, Json>;
  /** Values that distinguish a variant from others of its product, each with its label, by attribute. */
  readonly options: Map<string, { readonly key: string; readonly label: string }>;
  /** Labels of the first values of attributes, as the file has them. */
  readonly labels: Map<string, string>;
  readonly errors: LineProblem[];
}

export interface ReadColumn {
  readonly at: number;
  readonly name: string;
  readonly target: Target;
  readonly sign: DecimalSign;
}

export interface RowRules {
  readonly columns: readonly ReadColumn[];
  readonly dictionary: Dictionary;
  readonly separator: string;
  /** Columns of the file. */
  readonly width: number;
}

export function readColumns(
  names: readonly string[],
  map: Readonly<Record<string, string>>,
  signOf: (at: number) => DecimalSign,
): ReadColumn[] {
  return names.flatMap((name, at) => {
    const target = parseTarget(map[name] ?? '');
    return target ? [{ at, name, target, sign: signOf(at) }] : [];
  });
}

const longest = { key: 100, text: 500, html: 100_000 } as const;

export function readDraft(row: TableRow, rules: RowRules): Draft {
  const draft: Draft = {
    line: row.line,
    sku: '',
    parent: null,
    group: '',
    id: '',
    type: '',
    data: {},
    options: new Map(),
    labels: new Map(),
    errors: [],
  };
  if (row.cells.length === 0) {
    draft.errors.push({ column: '', value: '', code: 'quotes' });
    return draft;
  }
  const extra = row.cells.slice(rules.width).find((cell) => cell.trim() !== '');
  if (extra !== undefined)
    draft.errors.push({ column: '', value: extra.slice(0, 200), code: 'cells' });
  const pairs = new Map<string, string>();
  for (const column of rules.columns) {
    const text = withoutGuard(row.cells[column.at] ?? '').trim();
    if (column.target.field.kind === 'pair') pairs.set(nameOf(column.target), text);
    else readCell(draft, column, text, rules);
  }
  readPairs(draft, pairs, rules);
  settlePrices(draft);
  settleName(draft);
  return draft;
}

const nameOf = ({ name, part }: Target) => `${name}:${part}`;

function readCell(draft: Draft, column: ReadColumn, text: string, rules: RowRules): void {
  const { target, sign } = column;
  const refuse = (code: string) =>
    draft.errors.push({ column: column.name, value: text.slice(0, 200), code });
  const key = keys[target.name] ?? target.name;
  const put = (read: Read<Json>) => {
    if ('problem' in read) refuse(read.problem);
    else draft.data[key] = read.value;
  };
  const { kind } = target.field;
  if (text.length > (kind === 'html' ? longest.html : 2_000)) return void refuse('tooLong');
  switch (kind) {
    case 'key':
      if (text.length > longest.key) refuse('tooLong');
      else assignKey(draft, target.name, text);
      return;
    case 'text':
    case 'html':
    case 'slug':
      return putText(draft, target, text, refuse);
    case 'money':
      if (text !== '') put(readMoney(text, sign));
      else if (target.name !== 'price') put({ value: null });
      return;
    case 'count':
      if (text !== '') put(readCount(text, sign));
      else if (target.name !== 'priority') put({ value: null });
      return;
    case 'number':
      put(text === '' ? { value: null } : toGrams(target, readNumber(text, sign)));
      return;
    case 'flag':
      if (text !== '') put(target.name === 'published' ? negated(readFlag(text)) : readFlag(text));
      return;
    case 'format':
      if (text !== '') put(readFormat(text));
      return;
    case 'languages':
      return put(readLanguages(text));
    case 'time':
      return put(readTime(text));
    case 'unit':
      return put(text === '' ? { value: null } : readUnit(text));
    case 'attribute':
      return readAttribute(draft, column, text, rules);
    default:
      return readReference(draft, column, text, rules);
  }
}

const keys: Readonly<Record<string, string>> = { published: 'archived', weightKg: 'weight' };

const negated = (read: Read<boolean>): Read<boolean> =>
  'problem' in read ? read : { value: !read.value };

const toGrams = ({ name }: Target, read: Read<number>): Read<number> =>
  'problem' in read || name !== 'weightKg' ? read : { value: Math.round(read.value * 1000) };

function assignKey(draft: Draft, name: string, text: string): void {
  if (name === 'parent') draft.parent = text || null;
  else if (name === 'sku' || name === 'group' || name === 'id' || name === 'type')
    draft[name] = text;
}

function putText(draft: Draft, target: Target, text: string, refuse: (code: string) => void): void {
  const language = target.part || defaultLanguage;
  const { name, field } = target;
  const isMain = language === defaultLanguage;
  if (text === '' && (name === 'name' || name === 'slug') && isMain) return;
  if (field.kind === 'text' && text.length > longest.text) return refuse('tooLong');
  const key = name === 'slug' ? 'slugs' : name;
  const isKept = isMain && name !== 'warnings';
  const value = text === '' ? (isKept ? '' : null) : field.kind === 'html' ? htmlOf(text) : text;
  const texts = (draft.data[key] ??= {}) as Record<string, Json>;
  texts[language] = name === 'slug' && text !== '' ? slugText(text) : value;
}

/** Text without tags is a paragraph per line. */
function htmlOf(text: string): string {
  return /[<&]/.test(text) ? cleanHtml(text) : text;
}

export const parts = (text: string, separator: string): string[] =>
  text
    .split(text.includes('|') ? '|' : separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function readReference(
  draft: Draft,
  { name, target: { field } }: ReadColumn,
  text: string,
  { dictionary, separator }: RowRules,
): void {
  const refuse = (value: string, code: string) => draft.errors.push({ column: name, value, code });
  if (field.kind === 'tax') {
    if (text === '') return;
    const tax = dictionary.tax(text);
    if (tax === null) refuse(text, 'unknownTax');
    else draft.data.tax = tax;
  } else if (field.kind === 'brand') {
    const brand = text === '' ? null : dictionary.brand(text);
    if (text !== '' && brand === null) refuse(text, 'unknownBrand');
    else draft.data.brand = brand;
  } else if (field.kind === 'tags') {
    const found = parts(text, separator).map((title) => {
      const key = dictionary.tag(title);
      if (key === null) refuse(title, 'unknownTag');
      return key ?? '';
    });
    draft.data.tags = sorted(found);
  } else if (field.kind === 'pictures') {
    draft.data.pictures = unique(
      parts(text, separator).map((picture) => {
        const found = dictionary.picture(picture);
        if ('value' in found) return found.value;
        refuse(picture, found.problem);
        return '';
      }),
    );
  } else if (field.kind === 'categories') {
    draft.data.categories = unique(
      parts(text, separator).map((path) => {
        const names = path
          .split('>')
          .map((each) => each.trim())
          .filter(Boolean);
        const slug = dictionary.category(names);
        if (slug === null) refuse(path, 'unknownCategory');
        return slug ?? '';
      }),
    );
  }
}

const unique = (list: readonly string[]) => [...new Set(list)];
/** Sorts the distinct values like `COLLATE "C"`. */
const sorted = (list: readonly string[]) => unique(list).sort((a, b) => (a < b ? -1 : 1));

const choices = new Set(['dropdown', 'multi select', 'text swatch', 'visual swatch']);

/** Values of an attribute; those of an option also identify the variant. */
function readAttribute(draft: Draft, column: ReadColumn, text: string, rules: RowRules): void {
  const { name, target, sign } = column;
  const { dictionary, separator } = rules;
  const refuse = (value: string, code: string) => draft.errors.push({ column: name, value, code });
  if (text === '' && target.name === 'option') return;
  const attribute = dictionary.attribute(target.part);
  if (!attribute) return void refuse(target.part, 'unknownAttribute');
  const values = (draft.data.attributes ??= {}) as Record<string, Json>;
  const put = (read: Read<Json>) => {
    if ('problem' in read) refuse(text, read.problem);
    else values[attribute.code] = read.value;
  };
  if (text === '') return put({ value: null });
  if (attribute.type === 'number') return put(readNumber(text, sign));
  if (attribute.type === 'yes/no') return put(readFlag(text));
  if (!choices.has(attribute.type)) return put(readDate(text));
  const labels = target.name === 'option' ? [text] : parts(text, separator);
  const found = labels.map((label) => ({ label, key: dictionary.value(attribute, label) }));
  for (const { label, key } of found) if (key === null) refuse(label, 'unknownValue');
  put({ value: sorted(found.map(({ key }) => key ?? '')) });
  const [first] = found;
  if (first) draft.labels.set(attribute.code, first.label);
  if (target.name === 'option' && first?.key) {
    draft.options.set(attribute.code, { key: first.key, label: first.label });
  }
}

function readDate(text: string): Read<string> | { readonly problem: 'number' } {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text);
  return Number.isNaN(date.getTime()) ? { problem: 'number' } : { value: date.toISOString() };
}

/** Shops write attributes as two columns: their name and their value. */
function readPairs(draft: Draft, pairs: ReadonlyMap<string, string>, rules: RowRules): void {
  for (const kind of ['option', 'attribute'] as const) {
    for (let number = 1; pairs.has(`${kind}Value:${number}`); number += 1) {
      const label = pairs.get(`${kind}Name:${number}`) ?? '';
      const value = pairs.get(`${kind}Value:${number}`) ?? '';
      if (kind === 'option') draft.data[`optionName:${number}`] = label;
      if (value === '' || (label === '' && kind === 'attribute')) continue;
      if (kind === 'option') draft.data[`optionValue:${number}`] = value;
      else addAttribute(draft, 'attribute', label, value, rules);
    }
  }
}

export function addAttribute(
  draft: Draft,
  name: 'attribute' | 'option',
  label: string,
  value: string,
  rules: RowRules,
): void {
  const target = { name, field: { kind: 'attribute' }, part: label } as const;
  readAttribute(draft, { at: -1, name: label, target, sign: '.' }, value, rules);
}

/** With a compare-at price, that is the retail price and the other price is the sale price. */
function settlePrices({ data }: Draft): void {
  if (!('compareAtPrice' in data)) return;
  const { compareAtPrice, price } = data;
  delete data.compareAtPrice;
  const isSale =
    typeof compareAtPrice === 'number' && typeof price === 'number' && compareAtPrice > price;
  if (isSale) data.price = compareAtPrice;
  data.salePrice = isSale ? price : null;
}

/** A variant without its own name gets one made of its product's name and its options. */
function settleName({ parent, data }: Draft): void {
  if (parent === null || !data.name) return;
  const own = Object.entries(data.name).filter(([, text]) => text !== null);
  if (own.length > 0) data.name = Object.fromEntries(own);
  else delete data.name;
}
