import { expect, test } from 'vitest';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import { overlay } from '#schemas/block/overlay.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { languages } from '#schemas/languages.ts';
import { assembleDocuments } from '#server/services/content/element-tree.ts';
import { blockNode } from '#tests/support/editing.ts';
import { renderedOptions } from './rendered-options.ts';

const plain = blockNode({ id: 'a', handler: 'section' });
const node: EditNode = {
  ...plain,
  options: { ...plain.options, title: 'Karte' },
  mobileOptions: { title: 'K.' },
  translations: { de: { title: 'Karten' } },
};
const inEnglish: EditNode = {
  ...node,
  translations: { en: { title: 'Charts', '~mobile/title': 'C.' }, de: { '~mobile/lead': 'Kurz' } },
};

/** Options as the server passes them to the page renderer. */
function renderedByServer(language: (typeof languages)[number], shown = node) {
  const nodes = [{ node: shown, createdAt: '' }];
  const [element] = assembleDocuments(nodes, [node.document], language);
  return overlay(element?.options ?? {}, element?.mobileOptions ?? {});
}

test.each(languages)('an own text for phones is rendered in %s as for shoppers', (language) => {
  const appearance = { node, placement: null, isMobile: true };
  const rendered = renderedOptions(appearance, editorBlocks, language);
  const title = { hr: 'K.', en: 'K.', de: 'Karten' }[language];
  expect(rendered).toMatchObject({ ok: true, value: { title } });
  expect(renderedByServer(language)).toMatchObject({ title });
});

test.each([
  ['hr', { title: 'K.' }],
  ['en', { title: 'C.' }],
  ['de', { title: 'K.', lead: 'Kurz' }],
] as const)('a text that only phones have is rendered in %s as for shoppers', (language, texts) => {
  const appearance = { node: inEnglish, placement: null, isMobile: true };
  expect(renderedOptions(appearance, editorBlocks, language)).toMatchObject({ value: texts });
  expect(renderedByServer(language, inEnglish)).toMatchObject(texts);
  const wide = renderedOptions({ ...appearance, isMobile: false }, editorBlocks, 'en');
  expect(wide).toMatchObject({ value: { title: 'Charts' } });
});
