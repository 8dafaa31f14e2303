import messages from 'virtual:messages/editor/chrome/forms';
import { describe, expect, it } from 'vitest';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { itemIdSchema, linkTargetSchema, textSchema } from '#schemas/block/fragments.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { textsIn } from '#schemas/languages.ts';
import { createAjv } from '#schemas/validation/ajv.ts';
import { compiledCheck, createValidator, fieldErrors } from './validator.ts';

const t = createTranslator('en', prefixed('forms', textsIn(messages, 'en')));

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'link'],
  properties: {
    title: textSchema,
    limit: { type: 'integer', minimum: 1, default: 4 },
    link: linkTargetSchema,
    items: {
      type: 'array',
      maxItems: 2,
      items: {
        type: 'object',
        required: ['id', 'kind'],
        properties: { id: itemIdSchema, kind: { type: 'string' } },
        oneOf: [
          {
            required: ['key'],
            properties: { kind: { const: 'picture' }, key: { type: 'string', minLength: 1 } },
          },
          { required: ['url'], properties: { kind: { const: 'film' }, url: { type: 'string' } } },
        ],
      },
    },
  },
} as unknown as JsonObject;

const ajv = createAjv({ useDefaults: true, strict: false });
const check = compiledCheck(ajv.compile(schema));

const errorsOf = (value: JsonObject) =>
  fieldErrors(check, schema, value, t).map(({ keys, message }) => [keys.join('/'), message]);

const valid = { title: 'Karta', link: 'page:about' };

describe('fieldErrors', () => {
  it('is empty for a valid value and leaves the value unchanged', () => {
    const value = { ...valid };
    expect(errorsOf(value)).toEqual([]);
    expect(value).toEqual(valid);
  });

  it('reports a missing value at the field itself', () => {
    expect(errorsOf({ link: 'page:about' })).toEqual([['title', 'This field must be filled in.']]);
  });

  it('describes what the control of a field expects, not a pattern', () => {
    expect(errorsOf({ ...valid, link: 'nowhere' })).toEqual([
      ['link', 'Choose where the link leads.'],
    ]);
  });

  it('uses the right plural', () => {
    const items = ['a', 'b', 'c'].map((id) => ({ id, kind: 'film', url: 'x' }));
    expect(errorsOf({ ...valid, items })).toEqual([['items', 'At most 2 items are allowed.']]);
  });

  it('reports only errors of the branch that the tags choose', () => {
    const items = [{ id: 'a', kind: 'picture', key: '' }];
    expect(errorsOf({ ...valid, items })).toEqual([['items/0/key', 'Enter at least 1 character.']]);
  });

  it('asks the user to choose a branch when no tag fits', () => {
    const items = [{ id: 'a', kind: 'sound' }];
    expect(errorsOf({ ...valid, items })).toEqual([
      ['items/0', 'Choose one of the kinds offered.'],
    ]);
  });

  it('names keys that the schema does not know', () => {
    expect(errorsOf({ ...valid, colour: 'red' })).toEqual([['', '“colour” is not known here.']]);
  });
});

describe('createValidator', () => {
  const validator = createValidator(check, schema, t);

  it('nests errors as rjsf reads them', () => {
    const { errorSchema, errors } = validator.validateFormData({ ...valid, limit: 0 }, {});
    expect(errorSchema).toEqual({ limit: { __errors: ['The smallest value is 1.'] } });
    expect(errors).toMatchObject([{ property: '.limit' }]);
  });

  it('handles keys that every object inherits', () => {
    const value = JSON.parse(
      '{"title":"x","link":"#a","constructor":1,"__proto__":2}',
    ) as JsonObject;
    expect(() => validator.validateFormData(value, {})).not.toThrow();
  });

  it('validates parts by their tags, whatever schema rjsf derived for them', () => {
    const part = {
      allOf: [{ properties: { kind: { const: 'film' } } }, { anyOf: [{ required: ['kind'] }] }],
    };
    expect(validator.isValid(part as never, { kind: 'film' }, schema as never)).toBe(true);
    expect(validator.isValid(part as never, {}, schema as never)).toBe(false);
  });
});
