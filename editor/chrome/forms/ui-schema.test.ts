import type { UiSchema } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { linkSchema, richTextSchema, textSchema } from '#schemas/block/fragments.ts';
import type { BlockLabels } from '#schemas/block/labels.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { hasFields, type UiRequest, uiSchemaOf } from './ui-schema.ts';

const labels: BlockLabels = {
  name: 'Primjer',
  description: 'Primjer.',
  fields: {
    mode: { label: 'Način rada', help: 'Kako radi.', values: { fast: 'Brzo' } },
    'items/kind': { label: 'Vrsta', values: { film: 'Film' } },
  },
};

const schema = {
  type: 'object',
  properties: {
    title: textSchema,
    mode: { type: 'string', enum: ['fast', 'none', '4/3'] },
    body: richTextSchema,
    link: linkSchema,
    product: { type: 'string', widget: 'product' },
    ground: { type: 'string', enum: ['sea'], widget: 'color' },
    odd: { type: 'string', widget: 'no-such-control' },
    free: { type: 'object' },
    secret: { type: 'string', scope: { see: ['owner'] } },
    price: { type: 'number', scope: { change: ['prices'] } },
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: { text: textSchema },
        oneOf: [
          { properties: { kind: { const: 'film' }, url: { type: 'string' } } },
          { properties: { kind: { const: 'still_life' } } },
        ],
      },
    },
  },
  ...(JSON.parse(
    '{"if":{"required":["mode"]},"then":{"properties":{"speed":{"type":"integer"}}}}',
  ) as object),
} as unknown as JsonObject;

const rendered = (more: Partial<UiRequest> = {}) =>
  uiSchemaOf({ schema, labels, language: 'hr', scopes: [], ...more });

const itemsOf = (uiSchema: UiSchema) => (uiSchema.items as UiSchema).items as UiSchema;

describe('uiSchemaOf', () => {
  it('labels fields by the block, otherwise by common labels', () => {
    expect(rendered().mode).toMatchObject({ 'ui:title': 'Način rada', 'ui:help': 'Kako radi.' });
    expect(rendered().title).toMatchObject({ 'ui:title': 'Naslov' });
    expect(rendered().odd).toMatchObject({ 'ui:title': 'Odd' });
  });

  it('labels values of an enum, and leaves those that need no translation', () => {
    expect(rendered().mode['ui:enumNames']).toEqual(['Brzo', 'Bez razmaka', '4/3']);
  });

  it('chooses controls by the widget keyword', () => {
    const { body, link, product, ground, odd, free } = rendered();
    expect(body['ui:field']).toBe('RichTextField');
    expect(link.target['ui:widget']).toBe('link');
    expect(product).toMatchObject({ 'ui:field': 'EntitiesField', 'ui:kind': 'product' });
    expect(ground['ui:widget']).toBe('swatches');
    expect(odd).not.toHaveProperty('ui:widget');
    expect(free['ui:field']).toBe('RawField');
  });

  it.each([
    ['post', 'post'],
    ['posts', 'post'],
    ['post-category', 'post-category'],
    ['product', 'product'],
    ['products', 'product'],
    ['category', 'category'],
    ['categories', 'category'],
  ])('a field of the type %s opens the dialog of %s · EDIT-09 EDIT-10 EDIT-11', (widget, kind) => {
    const properties = { chosen: { type: 'string', widget } };
    const { chosen } = rendered({ schema: { type: 'object', properties } });
    expect(chosen).toMatchObject({ 'ui:field': 'EntitiesField', 'ui:kind': kind });
  });

  it.each([
    ['link', 'EDIT-07'],
    ['icon', 'EDIT-08'],
    ['media', 'EDIT-12'],
  ])('a field of the type %s opens its dialog · %s', (widget) => {
    const properties = { chosen: { type: 'string', widget } };
    expect(rendered({ schema: { type: 'object', properties } }).chosen['ui:widget']).toBe(widget);
  });

  it('does not render what these scopes may not see, and locks what they may not change', () => {
    expect(rendered().secret).toEqual({ 'ui:widget': 'hidden' });
    expect(rendered({ scopes: ['owner'] }).secret).not.toHaveProperty('ui:widget');
    expect(rendered().price).toMatchObject({ 'ui:readonly': true, 'ui:lockedFor': ['prices'] });
    expect(rendered({ scopes: ['admin'] }).price).not.toHaveProperty('ui:readonly');
  });

  it('names branches by their tag and hides the tag', () => {
    const [film, still] = itemsOf(rendered()).oneOf;
    expect(film).toMatchObject({ 'ui:title': 'Film', kind: { 'ui:widget': 'hidden' } });
    expect(still['ui:title']).toBe('Still life');
  });

  it('includes fields that conditions add', () => {
    expect(rendered().speed).toMatchObject({ 'ui:title': 'Speed' });
  });

  it('renders only the requested fields and their parents', () => {
    const texts = rendered({ only: (_, field) => field.translatable === true });
    expect(texts.mode).toEqual({ 'ui:widget': 'hidden' });
    expect(texts.link).not.toHaveProperty('ui:widget');
    expect(texts.link.target).toEqual({ 'ui:widget': 'hidden' });
    expect(itemsOf(texts).text).toMatchObject({ 'ui:title': 'Tekst' });
    expect(texts.body['ui:field']).toBe('RichTextField');
  });

  it('renders everything below a requested field', () => {
    const link = rendered({ only: (path) => path === 'link' });
    expect(link.link.target['ui:widget']).toBe('link');
    expect(link.title).toEqual({ 'ui:widget': 'hidden' });
  });

  it('is created once per language and rights', () => {
    expect(rendered()).toBe(rendered());
    expect(rendered({ language: 'de' })).not.toBe(rendered());
  });
});

describe('hasFields', () => {
  it('detects a schema without anything to render', () => {
    const empty: JsonObject = { type: 'object', properties: {} };
    expect(hasFields(uiSchemaOf({ schema: empty, labels, language: 'hr', scopes: [] }))).toBe(
      false,
    );
    expect(hasFields(rendered())).toBe(true);
    expect(hasFields(rendered({ only: () => false }))).toBe(false);
  });
});
