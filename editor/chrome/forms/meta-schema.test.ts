import { describe, expect, it } from 'vitest';
import { elementMetaSchema } from '#schemas/document/element.schema.ts';
import { metaErrors, metaFormSchema } from './meta-schema.ts';

const errorsOf = (meta: Parameters<typeof metaErrors>[0]) =>
  metaErrors(meta).map(({ instancePath, keyword }) => [instancePath, keyword]);

describe('the layout form', () => {
  it('has every field of the schema', () => {
    const keys = (schema: object) => Object.keys((schema as typeof elementMetaSchema).properties);
    expect(keys(metaFormSchema).toSorted()).toEqual(keys(elementMetaSchema).toSorted());
  });

  it('reports an invalid anchor', () => {
    expect(errorsOf({ anchor: 'karta' })).toEqual([]);
    expect(errorsOf({ anchor: '1 karta' })).toEqual([['/anchor', 'pattern']]);
    expect(errorsOf({ anchor: 'k'.repeat(61) })).toEqual([['/anchor', 'maxLength']]);
  });

  it('reports an end before the start', () => {
    const from = '2026-02-01T00:00:00.000Z';
    expect(errorsOf({ from, until: '2026-01-01T00:00:00.000Z' })).toEqual([['/until', 'format']]);
    expect(errorsOf({ from, until: '2026-03-01T00:00:00.000Z' })).toEqual([]);
  });
});
