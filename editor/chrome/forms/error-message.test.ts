import messages from 'virtual:messages/editor/chrome/forms';
import { describe, expect, it } from 'vitest';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { languages, textsIn } from '#schemas/languages.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { errorMessage, schemaAt } from './error-message.ts';

const object = (more: JsonObject): JsonObject => ({ type: 'object', ...more });
const text = (more: JsonObject): JsonObject => ({ type: 'string', ...more });
const number = (more: JsonObject): JsonObject => ({ type: 'number', ...more });
const list = (more: JsonObject): JsonObject => ({
  type: 'array',
  items: { type: 'integer' },
  ...more,
});

/** A schema and a value that breaks it, for every Ajv keyword that blocks may use. */
const broken: Readonly<Record<string, readonly [JsonObject, unknown]>> = {
  type: [text({}), 1],
  enum: [text({ enum: ['a'] }), 'b'],
  const: [text({ const: 'a' }), 'b'],
  minLength: [text({ minLength: 2 }), 'a'],
  maxLength: [text({ maxLength: 2 }), 'abc'],
  pattern: [text({ pattern: '^a' }), 'b'],
  format: [text({ format: 'email' }), 'b'],
  minimum: [number({ minimum: 2 }), 1],
  maximum: [number({ maximum: 2 }), 3],
  exclusiveMinimum: [number({ exclusiveMinimum: 2 }), 2],
  exclusiveMaximum: [number({ exclusiveMaximum: 2 }), 2],
  multipleOf: [number({ multipleOf: 2 }), 3],
  minItems: [list({ minItems: 2 }), [1]],
  maxItems: [list({ maxItems: 2 }), [1, 2, 3]],
  uniqueItems: [list({ uniqueItems: true }), [1, 1]],
  contains: [list({ contains: { const: 2 } }), [1]],
  required: [object({ required: ['a'], properties: { a: true } }), {}],
  minProperties: [object({ minProperties: 1 }), {}],
  maxProperties: [object({ maxProperties: 1 }), { a: 1, b: 2 }],
  additionalProperties: [object({ additionalProperties: false }), { a: 1 }],
  propertyNames: [object({ propertyNames: { maxLength: 1 } }), { ab: 1 }],
  dependencies: [object({ dependencies: { a: ['b'] } }), { a: 1 }],
  oneOf: [{ oneOf: [{ const: 1 }, { const: 2 }] }, 3],
  anyOf: [{ anyOf: [{ const: 1 }, { const: 2 }] }, 3],
  not: [{ not: { const: 1 } }, 1],
};

describe.each(languages)('errorWords in %s', (language) => {
  const t = createTranslator(language, prefixed('forms', textsIn(messages, language)));

  it.each(Object.entries(broken))('explains what breaks %s', (keyword, [schema, value]) => {
    const validate = createAjv({ strict: false }).compile(schema);
    expect(validate(value)).toBe(false);
    const error = validate.errors?.find((one) => one.keyword === keyword);
    expect(error).toBeDefined();
    const message = errorMessage(error as never, schema, t);
    expect(message).toMatch(/\.$/);
    expect(message).not.toMatch(/locale entry needed|%\{|wrongOther/);
    if (keyword !== 'type') expect(message).not.toBe(t('forms.wrongOther'));
  });

  it('has a message for an unknown keyword', () => {
    const error = { keyword: 'odd', instancePath: '', schemaPath: '#/odd', params: {} };
    expect(errorMessage(error, undefined, t)).toBe(t('forms.wrongOther'));
  });
});

describe('Croatian', () => {
  const t = createTranslator('hr', prefixed('forms', textsIn(messages, 'hr')));
  const minItems = (limit: number) =>
    errorMessage(
      { keyword: 'minItems', instancePath: '', schemaPath: '#/minItems', params: { limit } },
      undefined,
      t,
    );

  it('has three plurals, with the singular for numbers that end in 1 except 11', () => {
    expect(minItems(1)).toBe('Potrebna je barem 1 stavka.');
    expect(minItems(3)).toBe('Potrebne su barem 3 stavke.');
    expect(minItems(11)).toBe('Potrebno je barem 11 stavki.');
    expect(minItems(21)).toBe('Potrebna je barem 21 stavka.');
  });
});

describe('schemaAt', () => {
  it('follows a pointer with escaped keys', () => {
    expect(
      schemaAt({ properties: { 'a/b': { oneOf: [{ const: 1 }] } } }, '#/properties/a~1b/oneOf/0'),
    ).toEqual({
      const: 1,
    });
    expect(schemaAt({}, '#/properties/gone')).toBe(undefined);
  });
});
