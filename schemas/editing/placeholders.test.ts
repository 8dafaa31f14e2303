import { expect, test } from 'vitest';
import {
  linkTargetSchema,
  mediaRefSchema,
  richTextSchema,
  textSchema,
} from '../block/fragments.ts';
import { defineModel } from '../block/model.ts';
import { renameField } from '../block/rename-field.ts';
import type { JsonObject } from '../document/element.ts';
import type { EditNode } from './node.ts';
import {
  blankTarget,
  emptyValue,
  followedPlaceholders,
  openPlaceholders,
  withExamples,
  withoutExamples,
  withoutPlaceholders,
  withPlaceholder,
  withPrompts,
} from './placeholders.ts';
import { plainNode } from './plain-node.ts';

const model = defineModel({
  type: 'card',
  category: 'content',
  icon: 'square',
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: textSchema,
      text: richTextSchema,
      picture: mediaRefSchema,
      target: linkTargetSchema,
      audit: { ...textSchema, scope: { see: ['analyst'] } },
      tone: { type: 'string' },
      items: {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'string' }, label: textSchema } },
      },
    },
  },
  migrations: [renameField('heading', 'title')],
});

const node = (given: Partial<EditNode>): EditNode => ({
  id: 'a',
  document: 'page:1',
  parent: null,
  slot: 'content',
  order: 'V',
  handler: 'card',
  version: 2,
  ...plainNode,
  ...given,
});

const marks = (...paths: string[]) => ({
  placeholders: Object.fromEntries(paths.map((path) => [path, {}])),
});
const example = node({
  document: 'template:1',
  options: {
    title: 'Ovdje napišite',
    picture: 'more',
    target: 'page:o-nama',
    audit: 'tajna',
    items: [{ id: 'x', label: 'Prvi' }],
  },
  translations: { en: { title: 'Write here', 'items/x/label': 'First' } },
  sources: { en: { title: 'abc' } },
  mobileOptions: { title: 'Kratko', tone: 'sea' },
  linkMeta: marks('title', 'picture', 'target', 'audit', 'items/x/label', 'tone', 'gone/x'),
});
const page = (): EditNode => ({ ...withoutExamples(example, model), document: 'page:1' });
const paths = (of: EditNode) => openPlaceholders(of, model).map(({ path }) => path);
const filled = (options: JsonObject) => ({ ...page(), options: { ...page().options, ...options } });

test('examples become prompts next to empty fields, in every language and width', () => {
  expect(page().options).toEqual({
    title: '',
    picture: null,
    target: blankTarget,
    audit: 'tajna',
    items: [{ id: 'x', label: '' }],
  });
  expect([page().translations, page().sources]).toEqual([{ en: {} }, { en: {} }]);
  expect(page().mobileOptions).toEqual({ tone: 'sea' });
  expect(paths(page())).toEqual(['title', 'picture', 'target', 'items/x/label']);
});

test('a field is open until it has a value, and again once it is emptied', () => {
  expect(paths(filled({ title: 'Bura', items: [] }))).toEqual(['picture', 'target']);
  expect(paths(filled({ title: ' ' }))).toContain('title');
  const { title: _, ...without } = page().options;
  expect(paths({ ...page(), options: without })).toContain('title');
  expect(paths(withPlaceholder(page(), 'title', null))).not.toContain('title');
});

test('a value without text is empty; a picture or a line of text is not', () => {
  const doc = (...content: JsonObject[]) => ({ type: 'doc', content });
  const open = (text: JsonObject) =>
    paths(node({ options: { text }, linkMeta: marks('text') })).length > 0;
  expect(open(doc())).toBe(true);
  expect(open(doc({ type: 'paragraph' }))).toBe(true);
  const word = { type: 'text', text: 'x' };
  expect(open(doc({ type: 'paragraph', content: [word] }))).toBe(false);
  expect(open(doc({ type: 'picture', attrs: { media: 'more' } }))).toBe(false);
});

test('prompts fill only fields that are empty in the language', () => {
  const open = openPlaceholders(page(), model);
  const shown = withPrompts(page().options, open, 'en');
  expect(shown).toMatchObject({ title: 'Write here', picture: 'more', target: 'page:o-nama' });
  expect(withPrompts(page().options, open, 'de').title).toBe('Ovdje napišite');
  expect(withPrompts({ ...page().options, title: 'Bora' }, open, 'en').title).toBe('Bora');
});

test('open fields become examples again on a template made from the page', () => {
  const back = withExamples({ ...page(), document: 'page:1' });
  expect(back.options).toEqual(example.options);
  expect(back.translations).toEqual(example.translations);
  expect(withExamples(filled({ title: 'Bura' })).options.title).toBe('Bura');
});

test('templates and placements have no open fields', () => {
  expect(paths(node({ ...page(), document: 'template:1' }))).toEqual([]);
  expect(paths(node({ ...page(), master: 'shared' }))).toEqual([]);
});

test('a mark follows its field to the current version', () => {
  const old = node({ version: 1, options: { heading: '' }, linkMeta: marks('heading', 'gone') });
  expect(paths(old)).toEqual(['title']);
  expect(followedPlaceholders(old, model)).toEqual(marks('title', 'gone'));
  const before = node({ version: 1, options: { heading: 'Bura' }, linkMeta: marks('heading') });
  expect(withoutExamples(before, model).options).toEqual({ heading: '' });
});

test('open fields are listed in form order, whatever order they were marked in', () => {
  const back = node({
    options: { title: '', items: [{ id: 'x', label: '' }], picture: null },
    linkMeta: marks('items/x/label', 'picture', 'title'),
  });
  expect(paths(back)).toEqual(['title', 'picture', 'items/x/label']);
});

test('marks are added and removed one by one and leave the rest of the placement unchanged', () => {
  const bare = node({ linkMeta: { anchor: 'a' } });
  const one = withPlaceholder(bare, 'title', { hr: 'Naslov' });
  const two = withPlaceholder(one, 'text', {});
  expect(two.linkMeta).toEqual({
    anchor: 'a',
    placeholders: { title: { hr: 'Naslov' }, text: {} },
  });
  expect(withPlaceholder(two, 'text', null)).toEqual(one);
  expect(withPlaceholder(one, 'title', null)).toEqual(bare);
  expect(withPlaceholder(bare, 'title', null)).toBe(bare);
  expect(withoutPlaceholders(two)).toEqual(bare);
});

test('an empty field has the empty value of its control', () => {
  const empty = ['media', 'link', 'rich-text', 'text'].map((widget) => emptyValue({ widget }));
  expect(empty).toEqual([null, blankTarget, { type: 'doc', content: [] }, '']);
});

test('a marked template field without an example keeps its value', () => {
  const bare = node({ document: 'template:1', options: { title: ' ' }, linkMeta: marks('title') });
  expect(withoutExamples(bare, model)).toEqual(bare);
  const gone = node({ document: 'template:1', options: {}, linkMeta: marks('title') });
  expect(withoutExamples(gone, model)).toEqual(gone);
  expect(withExamples(gone)).toEqual(gone);
});
