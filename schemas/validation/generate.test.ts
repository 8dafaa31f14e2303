import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { entitySchemas } from '../entities/entities.ts';
import { createAjv } from './ajv.ts';
import { standaloneCode } from './generate.ts';

type Validator = (value: unknown) => boolean;

/** Runs the generated module as a bundler would output it. */
function load(code: string): Record<string, Validator> {
  const names = [...code.matchAll(/export const (\w+) = (\w+);/g)];
  const body = code
    .replace(/export const \w+ = \w+;/g, '')
    .replace(/import (\w+) from ("[^"]+");/g, 'const $1 = require($2);');
  const pairs = names.map(([, name, local]) => `${name}: ${local}`).join(', ');
  const run = compileFunction(`${body}\nreturn { ${pairs} };`, ['require']);
  return run(createRequire(import.meta.url));
}

describe('strict Ajv', () => {
  it('throws on an unknown keyword', () => {
    expect(() => createAjv().compile({ type: 'string', maxLenght: 3 })).toThrow('maxLenght');
  });

  it('knows the keywords of block schemas', () => {
    const schema = { type: 'string', translatable: true, widget: 'textarea' };
    expect(createAjv().compile(schema)).toBeTypeOf('function');
  });

  it('accepts additional options', () => {
    const ajv = createAjv({ coerceTypes: 'array' });
    const value = { id: '5' };
    ajv.validate({ type: 'object', properties: { id: { type: 'integer' } } }, value);
    expect(value).toEqual({ id: 5 });
  });
});

describe('generated validators', () => {
  const schemas = {
    teaser: {
      type: 'object',
      required: ['title'],
      additionalProperties: false,
      properties: {
        title: { type: 'string', maxLength: 5, translatable: true },
        columns: { type: 'integer', default: 3 },
      },
    },
    media: entitySchemas.Media,
    element: { type: 'array', items: { $ref: 'urn:izlog:element' } },
  };
  const validators = load(standaloneCode(schemas));

  it('exports one function per schema', () => {
    expect(Object.keys(validators).toSorted()).toEqual(['element', 'media', 'teaser']);
  });

  it('validates and fills defaults', () => {
    const options = { title: 'More' };
    expect(validators.teaser?.(options)).toBe(true);
    expect(options).toEqual({ title: 'More', columns: 3 });
    expect(validators.teaser?.({ title: 'Jadransko' })).toBe(false);
  });

  it('follows references to shared schemas', () => {
    expect(validators.element?.([])).toBe(true);
    expect(validators.element?.([{ id: 'x' }])).toBe(false);
  });
});
