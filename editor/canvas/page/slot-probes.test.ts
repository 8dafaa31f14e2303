import { expect, test } from 'vitest';
import { createSlotProbes, type SlotSpot } from './slot-probes.ts';

const spot = (name: string) => ({ parent: { id: name }, before: null }) as unknown as SlotSpot;

test('all requested slots are rendered together, once with and once without probes', () => {
  const probes = createSlotProbes();
  const rendered: string[] = [];
  for (const slotKey of ['a/first', 'a/second', 'b/first']) {
    probes.subscribe(slotKey, () => {
      rendered.push(['a/first', 'a/second'].filter(probes.isRequested).join(' '));
      if (probes.isRequested(slotKey)) probes.response(slotKey, spot(slotKey));
    });
  }
  const found = probes.find(['a/first', 'a/second', 'c/first']);
  expect(rendered).toEqual(['a/first a/second', 'a/first a/second', '', '']);
  expect([...found]).toEqual([
    ['a/first', [spot('a/first')]],
    ['a/second', [spot('a/second')]],
  ]);
});

test('a slot that is rendered twice has two positions', () => {
  const probes = createSlotProbes();
  for (const name of ['one', 'two']) {
    probes.subscribe('a/first', () => {
      if (probes.isRequested('a/first')) probes.response('a/first', spot(name));
    });
  }
  expect(probes.find(['a/first']).get('a/first')).toEqual([spot('one'), spot('two')]);
});
