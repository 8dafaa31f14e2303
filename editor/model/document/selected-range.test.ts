import { expect, test } from 'vitest';
import { startEditing } from '#tests/support/editing.ts';
import { selectedRange } from './selected-range.ts';

const range = (ids: readonly string[], to: string) => selectedRange(startEditing().nodes, ids, to);

test('a range goes from the first selected node to the pressed one, in both directions', () => {
  expect(range(['hero-1'], 'place-1')).toEqual(['hero-1', 'section-1', 'place-1']);
  expect(range(['place-1'], 'hero-1')).toEqual(['place-1', 'section-1', 'hero-1']);
  expect(range(['hero-1', 'section-1', 'place-1'], 'section-1')).toEqual(['hero-1', 'section-1']);
});

test('a range between different parents selects the ancestors that are siblings', () => {
  expect(range(['hero-1'], 'text-1')).toEqual(['hero-1', 'section-1']);
  expect(range(['text-2'], 'section-2')).toEqual(['section-1', 'place-1', 'section-2']);
  expect(range(['text-2'], 'text-3')).toEqual(['columns-1', 'text-3']);
});

test('without a start, or in another document, a range is the pressed node', () => {
  expect(range([], 'text-1')).toEqual(['text-1']);
  expect(range(['hero-1'], 'shared-1')).toEqual(['shared-1']);
});
