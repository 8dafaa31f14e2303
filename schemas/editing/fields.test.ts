import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../document/element.ts';
import {
  memberName,
  namedPath,
  requiredTexts,
  translatableFields,
  valueAt,
  widgetFields,
  withValueAt,
} from './fields.ts';

const text = { type: 'string', translatable: true };
const picture = { type: 'string', widget: 'media' };
const button = { kind: { const: 'button' }, label: text };
const schema: JsonObject = {
  required: ['title', 'note', 'tone'],
  properties: {
    title: text,
    lead: text,
    note: { ...text, default: '' },
    tone: { type: 'string' },
    cover: picture,
    items: { items: { required: ['label'], properties: { label: text, image: picture } } },
    rows: { items: { items: text } },
    link: {
      oneOf: [
        { required: ['label'], properties: button },
        { required: ['alt'], properties: { kind: { const: 'image' }, alt: text, image: picture } },
      ],
    },
  },
};
const options: JsonObject = {
  title: 'Bura',
  lead: 'Vjetar',
  note: '',
  tone: 'sea',
  cover: 'more',
  items: [{ id: 'x', label: 'Prvi', image: 'a' }, { label: 'Drugi' }],
  rows: [['a', 'b']],
  link: { kind: 'image', alt: 'Brod', label: 'no part of this kind', image: 'b' },
};
const pathsOf = (fields: readonly { readonly path: string }[]) => fields.map(({ path }) => path);

describe('fields of options', () => {
  it('are texts per language, including those in lists and in the selected branch', () => {
    expect(pathsOf(translatableFields(schema, options))).toEqual([
      'title',
      'lead',
      'note',
      'items/x/label',
      'items/1/label',
      'rows/0/0',
      'rows/0/1',
      'link/alt',
    ]);
  });

  it('have their schema and value', () => {
    expect(translatableFields(schema, { title: 'Bura' })).toEqual([
      { path: 'title', schema: text, value: 'Bura' },
    ]);
  });

  it('are found by the control that edits them', () => {
    const paths = pathsOf(widgetFields(schema, options, 'media'));
    expect(paths).toEqual(['cover', 'items/x/image', 'link/image']);
    expect(widgetFields(schema, options, 'link')).toEqual([]);
  });

  it('are required texts where the schema requires them and has no default', () => {
    expect(pathsOf(requiredTexts(schema, options))).toEqual([
      'title',
      'items/x/label',
      'items/1/label',
      'link/alt',
    ]);
  });

  it('are empty where values do not match the schema', () => {
    const wrong = { items: 'x', rows: null, link: 'y' };
    expect(translatableFields(schema, wrong)).toEqual([]);
    expect(translatableFields({}, options)).toEqual([]);
    expect(translatableFields({ properties: { title: true } }, options)).toEqual([]);
  });

  it('belong to no branch while the tag is missing', () => {
    expect(translatableFields(schema, { link: { label: 'x' } })).toEqual([]);
  });

  it('of a branch without tags always belong to the value', () => {
    const free = { oneOf: [true, {}, { properties: { a: text, b: true } }] };
    expect(pathsOf(translatableFields(free, { a: '1', b: '2' }))).toEqual(['a']);
  });
});

describe('paths', () => {
  it.each([
    [{ id: 'x' }, 'x'],
    [{ id: '' }, '3'],
    [{ id: 7 }, '3'],
    ['x', '3'],
    [undefined, '3'],
  ])('name the member %j %s', (member, name) => {
    expect(memberName(member, 3)).toBe(name);
  });

  it('of keys and indexes identify list members by their id', () => {
    expect(namedPath(['items', 0, 'label'], options)).toBe('items/x/label');
    expect(namedPath(['items', 1, 'label'], options)).toBe('items/1/label');
    expect(namedPath(['gone', 0, 'label'], options)).toBe('gone/0/label');
    expect(namedPath(['constructor', 'name'], options)).toBe('constructor/name');
    expect(namedPath(['link', 'id'], { link: { id: 'x' } })).toBe('link/id');
    expect(namedPath([], options)).toBe('');
  });

  it.each([
    ['', options],
    ['title', 'Bura'],
    ['items/x/label', 'Prvi'],
    ['items/1/label', 'Drugi'],
    ['rows/0/1', 'b'],
    ['items/y/label', undefined],
    ['items/x/gone', undefined],
    ['title/length', undefined],
    ['constructor', undefined],
    ['gone/deeper', undefined],
  ])('%j leads to %j', (path, value) => {
    expect(valueAt(options, path)).toEqual(value);
  });

  it('replace only the value they lead to', () => {
    expect(withValueAt({ a: 1, b: { c: 2, d: 3 } }, 'b/c', 4)).toEqual({ a: 1, b: { c: 4, d: 3 } });
    expect(withValueAt(options, 'items/x/label', 'Novi').items).toEqual([
      { id: 'x', label: 'Novi', image: 'a' },
      { label: 'Drugi' },
    ]);
    expect(withValueAt(options, 'items/1/label', 'Novi').items).toEqual([
      { id: 'x', label: 'Prvi', image: 'a' },
      { label: 'Novi' },
    ]);
    expect(withValueAt({ list: ['a', null, 'c'] }, 'list/1', 'b')).toEqual({
      list: ['a', 'b', 'c'],
    });
  });

  it('create a missing field, but no missing parents', () => {
    expect(withValueAt({}, 'title', 'x')).toEqual({ title: 'x' });
    expect(withValueAt({ a: 1 }, 'b/c', 'x')).toEqual({ a: 1 });
    expect(withValueAt({ a: 1 }, 'a/c', 'x')).toEqual({ a: 1 });
    expect(withValueAt({ a: null }, 'a/c', 'x')).toEqual({ a: null });
    expect(withValueAt(options, 'items/y/label', 'x')).toEqual(options);
  });
});
