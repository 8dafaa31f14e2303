import { isObject } from '#schemas/block/translations.ts';
import type { Json } from '#schemas/document/element.ts';
import type { CollectionDescription, FieldDescription } from '#schemas/entities/collection.ts';
import { type AmountFormat, amountText, parseAmount } from '../../i18n/parse-amount.ts';

const cells: readonly FieldDescription['cell'][] = ['text', 'number', 'money', 'flag', 'choice'];

/** Fields whose value fits into a cell: one line, a number, an amount, yes or no, a choice. */
export function isCellEditable(
  { form, schema, mayChange }: CollectionDescription,
  { key, cell, relation }: FieldDescription,
): boolean {
  const isWritten = form.some(({ fields }) => fields.includes(key));
  if (!mayChange || !isWritten || relation || !cells.includes(cell)) return false;
  const { widget, type } = inputOf(schema, key);
  return (
    widget !== 'textarea' && ![type].flat().some((each) => each === 'array' || each === 'object')
  );
}

function inputOf(
  schema: object,
  key: string,
): { readonly widget?: unknown; readonly type?: unknown } {
  const { properties } = schema as { readonly properties?: Readonly<Record<string, unknown>> };
  const input = properties?.[key];
  return isObject(input) ? input : {};
}

/** Returns the text that the control of a cell shows for a value. */
export function cellText(
  { cell }: FieldDescription,
  value: Json | undefined,
  format: AmountFormat,
): string {
  if (value === null || value === undefined) return '';
  if (cell === 'money') return amountText(Number(value), format);
  return cell === 'number' ? String(value).replace('.', format.decimalSign) : String(value);
}

/** Converts typed text to a stored value: null for an empty text, undefined for an invalid one. */
export function cellValue(
  { cell }: FieldDescription,
  text: string,
  digits: number,
): Json | undefined {
  const typed = text.trim();
  if (cell === 'flag') return typed === 'true';
  if (typed === '') return null;
  if (cell === 'money') return parseAmount(typed, digits) ?? undefined;
  if (cell !== 'number') return typed;
  const number = Number(typed.replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
}

/** Converts the key of a choice to a stored value: a number where the schema has an integer. */
export function choiceValue(schema: object, key: string, text: string): Json {
  const { type } = inputOf(schema, key);
  if (text === '') return null;
  return [type].flat().includes('integer') ? Number(text) : text;
}
