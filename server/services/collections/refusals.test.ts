import { expect, test } from 'vitest';
import { backOfficeMessages } from '#editor/back-office/messages.ts';
import { refusalText } from '#editor/back-office/refusal.ts';
import { editorMessages } from '#editor/i18n/messages.ts';
import { createTranslator, type Translate } from '#runtime/i18n/translator.ts';
import { isObject } from '#schemas/block/translations.ts';
import type { Json, JsonObject } from '#schemas/document/element.ts';
import { languages } from '#schemas/languages.ts';
import { collections, findCollection } from './all-collections.ts';
import { checkValues } from './check-values.ts';
import { type Collection, inputSchema } from './collection.ts';
import { describeCollection } from './describe.ts';
import { amount } from './inputs.ts';
import { redirects } from './redirects.ts';

const translators = languages.map((language) =>
  createTranslator(language, { ...editorMessages(language), ...backOfficeMessages(language) }),
);
const english = createTranslator('en', { ...editorMessages('en'), ...backOfficeMessages('en') });

const known = (name: string): Collection => findCollection(name) ?? expect.fail(name);

/** Returns what the back office shows at the field of the refused values. */
function shown(t: Translate, collection: Collection, values: JsonObject): string | undefined {
  const checked = checkValues(collection, values);
  const described = describeCollection(collection, ['admin'], 'en');
  return checked.ok ? undefined : refusalText(t, described, checked.error);
}

/** A collection with one field that may have any schema. */
const withInput = (input: JsonObject): Collection => ({
  ...redirects,
  fields: { value: { cell: 'text', input } },
  check: () => null,
});

/** Returns the parts of a schema that have a pattern or a format, by the path of their value. */
function shapesIn(schema: Json | undefined, path: string): readonly [string, JsonObject][] {
  if (!isObject(schema)) return [];
  const { properties, items } = schema;
  const inner = Object.entries(isObject(properties) ? properties : {}).flatMap(([key, field]) =>
    shapesIn(field, `${path}/${key}`),
  );
  const own: [string, JsonObject][] = schema.pattern || schema.format ? [[path, schema]] : [];
  return [...own, ...inner, ...shapesIn(items, path)];
}

const shapes = collections.flatMap((each) => shapesIn(inputSchema(each), each.name));
const vague = /locale entry|%\{|errors\.|does not have the right format|Please check/;

test.each(shapes)(
  '%s: a wrong value has a text that says what is expected, in each language',
  (_, schema) => {
    const texts = translators.map((t) => shown(t, withInput(schema), { value: ' /?! ' }));
    expect(new Set(texts).size).toBe(languages.length);
    for (const text of texts) expect(text).not.toMatch(vague);
  },
);

const label = Object.fromEntries(languages.map((language) => [language, 'Ime']));
const form = (field: JsonObject): JsonObject => ({
  key: 'upit',
  title: label,
  fields: [{ label, name: 'ime', type: 'text', required: false, ...field }],
});
const iban = 'DE89 3704 0044 0532 0130 01';
const calendar = { timeZone: 'Berlin', packingDays: [1], packingUntil: '24:00' };

test.each<[string, JsonObject, RegExp]>([
  ['settings-company', { name: 'Shop', iban }, /^This is not a valid IBAN\. .*, for example DE89/],
  ['countries', { name: label, iso: 'Germany', code: 'DEU' }, /^Enter the two capital letters/],
  ['settings-calendar', calendar, /, for example Europe\/Berlin\.$/],
  [
    'settings-order-numbers',
    { pattern: 'A-1-B-2-C-3-{number:6}', restarts: false },
    /three groups of digits\.$/,
  ],
  [
    'settings-paper-numbers',
    { invoice: '{number:6}', creditNote: 'C-{year}-{number:6}' },
    /R-\{year\}-\{number:6\}\.$/,
  ],
  ['forms', form({ name: '1. ime' }), /^Begin with a letter/],
  ['forms', form({ maxLength: 0 }), /^The smallest value is 1\.$/],
  ['forms', form({ maxLength: 1.5 }), /^Enter a whole number, for example 3\.$/],
  ['forms', form({ showWhen: { field: 'the first' } }), /^No field above has this name\.$/],
])('%s refuses %j at the field, with a text that helps', (name, values, text) => {
  expect(shown(english, known(name), values)).toMatch(text);
});

test('an amount above the limit is not explained in minor units', () => {
  const price: JsonObject = { ...amount, widget: 'money' };
  expect(shown(english, withInput(price), { value: amount.maximum + 1 })).toBe(
    'This amount is too large.',
  );
});

test('a refused record of a change of many has the same text, also if its reason is a code of errors', () => {
  const described = describeCollection(known('products'), ['admin'], 'en');
  const refused = { code: 'maxLength', field: 'sku' } as const;
  expect(refusalText(english, described, refused)).toBe('At most 100 characters are allowed.');
});
