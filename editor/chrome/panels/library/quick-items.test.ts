import { expect, test } from 'vitest';
import { editorBlocks } from '#blocks/editor-registry.gen.ts';
import { blockNode, startEditing } from '#tests/support/editing.ts';
import { libraryItems } from './library-items.ts';
import { quickItems } from './quick-items.ts';

const items = libraryItems(editorBlocks, 'hr');
const idsOf = (recent: readonly string[], typed: string) => {
  const nodes = ['a', 'b', 'c'].map((id) => blockNode({ id, handler: 'rich-text' }));
  return quickItems(startEditing({ nodes }), items, recent, typed).map(({ id }) => id);
};

test('recently used blocks come first, then those the page uses most', () => {
  const [second] = items.filter(({ type }) => type === 'product-strip').slice(1);
  const found = idsOf([second?.id ?? '', 'gone/none'], '');
  expect(found[0]).toBe(second?.id);
  expect(found[1]).toMatch(/^rich-text\//);
  expect(found.length).toBeLessThanOrEqual(7);
  expect(new Set(found).size).toBe(found.length);
});

test('a search finds blocks beyond the first rows', () => {
  expect(idsOf([], '')).not.toContainEqual(expect.stringMatching(/^coming-soon\//));
  expect(idsOf([], 'uskoro')[0]).toMatch(/^coming-soon\//);
});
