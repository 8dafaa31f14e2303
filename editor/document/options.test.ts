import { expect, test, vi } from 'vitest';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { languages } from '#schemas/languages.ts';
import { invariant } from '#schemas/result.ts';
import { blockNode } from '#tests/support/editing.ts';
import { isNodeValid, viewOptions } from './options.ts';
import { withLayer } from './with-layer.ts';

function countedSection() {
  const { section } = editorBlocks;
  invariant(section, 'No section.');
  const validate = vi.fn(section.validate);
  return { validate, blocks: { section: { ...section, validate } } };
}

/** Of options that no other test has seen. */
const sectionNode = () => {
  const node = blockNode({ id: 'a', handler: 'section' });
  return { ...node, options: { ...node.options, title: 'More' } };
};

test('options are checked once for all languages that have no texts of their own, and for copies', () => {
  const { validate, blocks } = countedSection();
  const node = sectionNode();
  expect(isNodeValid(node, blocks)).toBe(true);
  expect(isNodeValid({ ...node, id: 'copy', order: 'b' }, blocks)).toBe(true);
  expect(validate).toHaveBeenCalledTimes(1);
});

test('a translation, an override and another version are checked for themselves', () => {
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

test('a translation of a text to a product alone is kept, an emptied one gives way to the original', () => {
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
