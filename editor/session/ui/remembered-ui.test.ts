import { expect, test } from 'vitest';
import { clampWidth, readRememberedUi, rememberUi } from './remembered-ui.ts';
import { createUiStore } from './ui-store.ts';

function memory(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('restores the arrangement of the editor', () => {
  const storage = memory();
  const ui = createUiStore();
  rememberUi(ui, () => storage);
  ui.setState({
    left: 'structure',
    leftWidth: 333,
    docked: false,
    tab: 'layout',
    paletteOpen: true,
  });
  expect(readRememberedUi(() => storage)).toMatchObject({
    left: 'structure',
    leftWidth: 333,
    docked: false,
    tab: 'layout',
  });
  expect(readRememberedUi(() => storage)).not.toHaveProperty('paletteOpen');
});

test('works where storage throws', () => {
  const broken = () => {
    throw new Error('forbidden');
  };
  expect(readRememberedUi(broken)).toEqual({});
  const ui = createUiStore();
  rememberUi(ui, broken);
  expect(() => ui.setState({ left: 'library' })).not.toThrow();
});

test('drops unknown values', () => {
  const stored = JSON.stringify({
    left: 'gone',
    leftWidth: 9999,
    docked: 'yes',
    announcement: 'x',
  });
  expect(readRememberedUi(() => memory({ 'izlog-editor-ui': stored }))).toEqual({ leftWidth: 640 });
  expect(readRememberedUi(() => memory({ 'izlog-editor-ui': '{' }))).toEqual({});
});

test('panels stay within their widths', () => {
  expect([clampWidth(10), clampWidth(300.4), clampWidth(5000)]).toEqual([220, 300, 640]);
});
