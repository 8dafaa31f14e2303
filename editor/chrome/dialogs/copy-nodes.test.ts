import { expect, it } from 'vitest';
import { editNode } from '../../testing/samples.ts';
import { copyNodes } from './copy-nodes.ts';

it('copies a document with its structure, translations and placements · MODAL-03', () => {
  const nodes = [
    editNode({ id: 'a', revision: 7, slug: 'anchor' }),
    editNode({ id: 'b', parent: 'a', slot: 'left', translations: { en: { title: 'Harbour' } } }),
    editNode({ id: 'c', master: 'contact', locked: true }),
    editNode({ id: 'contact', document: 'shared:contact' }),
  ];
  let last = 0;
  const writes = copyNodes(nodes, 'page:1', 'page:9', () => `new-${++last}`);
  expect(writes.map(({ id, base }) => [id, base])).toEqual([
    ['new-1', 0],
    ['new-2', 0],
    ['new-3', 0],
  ]);
  expect(writes.map(({ node }) => node)).toMatchObject([
    { id: 'new-1', document: 'page:9', parent: null, revision: 0, slug: null },
    { parent: 'new-1', slot: 'left', translations: { en: { title: 'Harbour' } } },
    { master: 'contact', locked: true, parent: null },
  ]);
});
