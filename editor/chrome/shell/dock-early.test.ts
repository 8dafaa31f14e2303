import { expect, test } from 'vitest';
import { dockEarly } from './dock-early.ts';

const stored = (value: object) => () => ({
  getItem: () => JSON.stringify(value),
  setItem: () => undefined,
});

function page() {
  const style = new Map<string, string>();
  const setProperty = (name: string, value: string) => void style.set(name, value);
  const root = { dataset: {}, style: { setProperty } } as unknown as HTMLElement;
  return { root, style };
}

test('the page makes room for remembered panels before the first render', () => {
  const { root, style } = page();
  dockEarly(root, 1280, stored({ left: 'structure', right: 'inspector', docked: true }));
  expect(root.dataset.docked).toBe('');
  expect(style.get('--izlog-left')).toBe('280px');
  expect(style.get('--izlog-right')).toBe('360px');
  expect(style.get('--izlog-zoom')).toBe('0.5');
});

test('panels that are closed or overlap the page move nothing', () => {
  const { root } = page();
  dockEarly(root, 1280, stored({ left: null, right: null }));
  dockEarly(root, 1280, stored({ left: 'structure', docked: false }));
  expect(root.dataset.docked).toBeUndefined();
});
