import { expect, test } from 'vitest';
import {
  flowOf,
  gapsOf,
  indexWithout,
  isAtEdge,
  nearestGap,
  type SlotBox,
  scrollSpeed,
} from './drop-maths.ts';

const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const box = (rects: ReturnType<typeof rect>[], flow: SlotBox['flow']): SlotBox => ({
  rect: rect(0, 0, 300, 300),
  items: rects.map((each, index) => ({ rect: each, index })),
  flow,
});

test('blocks below each other are a column, beside each other a row', () => {
  expect(flowOf([rect(0, 0, 100, 20), rect(0, 30, 100, 20)])).toBe('column');
  expect(flowOf([rect(0, 0, 100, 20), rect(110, 0, 100, 40)])).toBe('row');
  expect(flowOf([rect(0, 0, 100, 20)], 'row')).toBe('row');
  expect(flowOf([])).toBe('column');
});

test('finds the nearest gap of a column', () => {
  const column = box([rect(0, 0, 300, 100), rect(0, 120, 300, 100)], 'column');
  const at = (y: number) => nearestGap(column, { x: 150, y }).index;
  expect([at(10), at(100), at(130), at(219), at(290)]).toEqual([0, 1, 1, 2, 2]);
  expect(gapsOf(column).map(({ line }) => line.y + 2)).toEqual([0, 110, 220]);
});

test('the end of a wrapped row is the same position as the start of the next row', () => {
  const row = box([rect(0, 0, 90, 50), rect(110, 0, 90, 50), rect(0, 70, 90, 50)], 'row');
  expect(nearestGap(row, { x: 205, y: 20 }).index).toBe(2);
  expect(nearestGap(row, { x: 2, y: 90 }).index).toBe(2);
  expect(nearestGap(row, { x: 98, y: 20 }).index).toBe(1);
  expect(nearestGap(row, { x: 120, y: 100 }).index).toBe(3);
  expect(nearestGap(row, { x: 205, y: 20 }).line.x).toBeGreaterThan(190);
});

test('hidden blocks in between count, and an empty slot has one position', () => {
  const items = [
    { rect: rect(0, 0, 300, 50), index: 1 },
    { rect: rect(0, 60, 300, 50), index: 4 },
  ];
  const gaps = gapsOf({ rect: rect(0, 0, 300, 110), items, flow: 'column' });
  expect(gaps.map(({ index }) => index)).toEqual([1, 4, 5]);
  expect(gapsOf(box([], 'column')).map(({ index }) => index)).toEqual([0]);
});

test('positions are counted without the moved blocks', () => {
  expect(indexWithout(['a', 'b', 'c', 'd'], ['a', 'c'], 4)).toBe(2);
  expect(indexWithout(['a', 'b'], ['z'], 1)).toBe(1);
});

test('the edge of a block means the position beside it, even of a small one', () => {
  expect(isAtEdge(rect(0, 0, 400, 300), { x: 200, y: 8 })).toBe(true);
  expect(isAtEdge(rect(0, 0, 400, 300), { x: 200, y: 40 })).toBe(false);
  expect(isAtEdge(rect(0, 0, 400, 20), { x: 200, y: 10 })).toBe(false);
});

test('the page scrolls only near its edges, faster the nearer', () => {
  const view = rect(0, 0, 800, 600);
  expect(scrollSpeed(300, view)).toBe(0);
  expect(scrollSpeed(595, view)).toBeGreaterThan(scrollSpeed(560, view));
  expect(scrollSpeed(5, view)).toBeLessThan(0);
});
