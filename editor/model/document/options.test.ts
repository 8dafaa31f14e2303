import { expect, test, vi } from 'vitest';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { languages } from '#schemas/languages.ts';
import { invariant } from '#schemas/result.ts';
import { blockNode } from '#tests/support/editing.ts';
import {
  formOptions,
  isBlankText,
  isEmptyText,
  isNodeValid,
  sparse,
  viewOptions,
} from './options.ts';
import { withLayer } from './with-layer.ts';

function countedSection() {
  const { section } = editorBlocks;
  invariant(section, 'No section.');
  const validate = vi.fn(section.validate);
  return { validate, blocks: { section: { ...section, validate } } };
}

/** A node with options that no other test has validated. */
const sectionNode = () => {
  const node = blockNode({ id: 'a', handler: 'section' });
  return { ...node, options: { ...node.options, title: 'More' } };
};

test('options are validated once for all languages without texts of their own, and for copies', () => {
  const { validate, blocks } = countedSection();
  const node = sectionNode();
  expect(isNodeValid(node, blocks)).toBe(true);
  expect(isNodeValid({ ...node, id: 'copy', order: 'b' }, blocks)).toBe(true);
  expect(validate).toHaveBeenCalledTimes(1);
});

test('a translation, an override and another version are validated separately', () => {
  const { validate, blocks } = countedSection();
  const node = sectionNode();
  const own = { ...node, translations: { en: { title: 'Sea' } }, mobileOptions: { title: 'M' } };
  expect(languages.map((language) => viewOptions(own, blocks, language))).toMatchObject([
    { value: { title: 'More' } },
    { value: { title: 'Sea' } },
    { value: { title: 'More' } },
  ]);
  expect(viewOptions(own, blocks, 'mobile')).toMatchObject({ value: { title: 'M' } });
  expect(validate).toHaveBeenCalledTimes(3);
  viewOptions({ ...node, version: 0 }, blocks, 'hr');
  expect(validate).toHaveBeenCalledTimes(4);
});

test('a translation with only a product is stored, a cleared one shows the original', () => {
  const block = editorBlocks['rich-text'];
  invariant(block, 'No text.');
  const node = blockNode({ id: 'a', handler: 'rich-text' });
  const translated = (...content: JsonObject[]) => {
    const options = { ...node.options, text: { type: 'doc', content } };
    return withLayer(node, block, 'de', options).translations.de;
  };
  const product = { type: 'product', attrs: { slug: 'sidro' } };
  expect(translated(product)).toEqual({ text: { type: 'doc', content: [product] } });
  expect(translated({ type: 'paragraph' })).toEqual({});
});

test('a form shows pending input, on phones over the options of all widths', () => {
  const node = sectionNode();
  const typed = (layer: 'hr' | 'mobile' | 'mobile-en') =>
    formOptions({ ...node, pending: { [layer]: { title: 7 } } }, editorBlocks, layer);
  expect(typed('hr')).toEqual({ title: 7 });
  expect(typed('mobile')).toEqual({ ...node.options, title: 7 });
  expect(typed('mobile-en')).toEqual({ title: 7 });
  expect(formOptions(node, editorBlocks, 'hr')).toMatchObject({ title: 'More' });
  const broken = { ...node, options: { title: 7 } };
  expect(formOptions(broken, editorBlocks, 'hr')).toEqual({ title: 7 });
});

test('a node is validated in every layer, unless it is a placement or its block is unknown or newer', () => {
  const node = sectionNode();
  const wrong = { ...node, translations: { en: { title: 7 } } };
  const isValid = (change: object) => isNodeValid({ ...wrong, ...change }, editorBlocks);
  expect(isNodeValid(node, editorBlocks)).toBe(true);
  expect(isValid({})).toBe(false);
  expect(isValid({ handler: 'gone' })).toBe(true);
  expect(isValid({ version: 99 })).toBe(true);
  expect(isValid({ master: 'shared-1' })).toBe(true);
});

test('options of an unknown block fail with the name of the block', () => {
  const unknown = viewOptions({ ...sectionNode(), handler: 'gone' }, editorBlocks, 'hr');
  expect(unknown).toMatchObject({ error: { code: 'blockUnknown', params: { type: 'gone' } } });
});

test('rich text without text is empty, and blank only without pictures too', () => {
  const doc = (...content: JsonObject[]) => ({ type: 'doc', content });
  const text = doc({ type: 'paragraph', content: [{ type: 'text', text: 'More' }] });
  const picture = doc({ type: 'image', attrs: { media: 'more' } });
  const texts = ['', '  ', 'More', doc(), doc({ type: 'paragraph' }), text, picture, 7, null];
  expect(texts.map(isEmptyText)).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
    true,
    false,
    false,
  ]);
  expect([text, picture, doc(), doc({ type: 'horizontalRule' })].map(isBlankText)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test('overrides hold what differs, groups by field and lists as a whole', () => {
  const from = { a: 1, group: { b: 1, c: 2 }, list: [1, 2], text: 'x' };
  expect(sparse(from, from)).toEqual({});
  expect(sparse(from, { ...from, group: { b: 1, c: 3 }, list: [1] })).toEqual({
    group: { c: 3 },
    list: [1],
  });
  expect(sparse(from, { text: { b: 1 }, group: 'y', added: { d: 1 } })).toEqual({
    text: { b: 1 },
    group: 'y',
    added: { d: 1 },
  });
});
