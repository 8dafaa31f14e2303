import { expect, test } from 'vitest';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import { overlay } from '#schemas/block/overlay.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { languages } from '#schemas/languages.ts';
import { drawDocuments } from '#server/services/content/element-tree.ts';
import { blockNode } from '#tests/support/editing.ts';
import { drawnOptions } from './drawn-options.ts';

const plain = blockNode({ id: 'a', handler: 'section' });
const node: EditNode = {
  ...plain,
  options: { ...plain.options, title: 'Karte' },
  mobileOptions: { title: 'K.' },
  translations: { de: { title: 'Karten' } },
};

/** As the server hands it to those who draw pages. */
function drawnByServer(language: (typeof languages)[number]) {
  const [element] = drawDocuments([{ node, createdAt: '' }], [node.document], language);
  return overlay(element?.options ?? {}, element?.mobileOptions ?? {});
}

test.each(languages)('a text of its own on phones reads in %s as visitors read it', (language) => {
  const appearance = { node, placement: null, isMobile: true };
  const drawn = drawnOptions(appearance, editorBlocks, language);
  const title = { hr: 'K.', en: 'K.', de: 'Karten' }[language];
  expect(drawn).toMatchObject({ ok: true, value: { title } });
  expect(drawnByServer(language)).toMatchObject({ title });
});
