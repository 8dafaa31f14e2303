import { expect, test } from 'vitest';
import { changedValues, defaultValues, formSchema, formValues } from './form-values.ts';

const schema = {
  type: 'object',
  required: ['code'],
  additionalProperties: false,
  properties: {
    code: { type: 'string' },
    limit: { type: ['integer', 'null'], minimum: 1 },
    note: { type: 'string' },
  },
};

test('a field that may be null is an optional field of the form', () => {
  const form = formSchema(schema, ['code', 'limit']);
  expect(form).toMatchObject({
    required: ['code'],
    properties: { limit: { type: 'integer', minimum: 1 } },
  });
  expect(form.properties).not.toHaveProperty('note');
  expect(formValues({ id: 4, code: 'A', limit: null }, form)).toEqual({ code: 'A' });
});

test('a save holds only changed fields, and null for an emptied one', () => {
  expect(changedValues({ code: 'A', limit: 5 }, { code: 'A', limit: 4 })).toEqual({ limit: 5 });
  expect(changedValues({ code: 'A' }, { code: 'A', limit: 4 })).toEqual({ limit: null });
  expect(changedValues({ code: 'A' }, { code: 'A' })).toEqual({});
});

test('a new record begins with the defaults of its schema', () => {
  const properties = { enabled: { type: 'boolean', default: true }, code: { type: 'string' } };
  expect(defaultValues({ type: 'object', properties })).toEqual({ enabled: true });
});
