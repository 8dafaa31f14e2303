import { expect, test } from 'vitest';
import { editNode } from '../../testing/samples.ts';
import { mergeNodes } from './merge.ts';

const base = editNode({
  id: 'a',
  options: { title: 'Karta', lead: 'Stara', items: [{ id: 'x', text: '1' }] },
});

test('changes to different fields are both kept', () => {
  const mine = { ...base, options: { ...base.options, title: 'Mapa' } };
  const theirs = { ...base, options: { ...base.options, lead: 'Nova' }, revision: 7 };
  const { node, conflicts } = mergeNodes(base, mine, theirs);
  expect(node.options).toMatchObject({ title: 'Mapa', lead: 'Nova' });
  expect(node.revision).toBe(7);
  expect(conflicts).toEqual([]);
});

test('a change of the same field by both sides is a conflict, and mine wins', () => {
  const mine = { ...base, options: { ...base.options, title: 'Mapa' } };
  const theirs = { ...base, options: { ...base.options, title: 'Plan' } };
  const { node, conflicts } = mergeNodes(base, mine, theirs);
  expect(node.options.title).toBe('Mapa');
  expect(conflicts).toEqual([{ path: ['options', 'title'], mine: 'Mapa', theirs: 'Plan' }]);
});

test('list items are merged by id', () => {
  const mine = {
    ...base,
    options: {
      ...base.options,
      items: [
        { id: 'y', text: '2' },
        { id: 'x', text: '1' },
      ],
    },
  };
  const theirs = { ...base, options: { ...base.options, items: [{ id: 'x', text: 'jedan' }] } };
  expect(mergeNodes(base, mine, theirs).node.options.items).toEqual([
    { id: 'y', text: '2' },
    { id: 'x', text: 'jedan' },
  ]);
});

test('a translation and a move merge', () => {
  const mine = { ...base, translations: { en: { title: 'Chart' } } };
  const theirs = { ...base, order: 'b', parent: 'p' };
  const { node } = mergeNodes(base, mine, theirs);
  expect(node).toMatchObject({ order: 'b', parent: 'p', translations: { en: { title: 'Chart' } } });
});
