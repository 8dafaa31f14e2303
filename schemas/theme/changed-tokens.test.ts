import { expect, test } from 'vitest';
import { changedTokens } from './changed-tokens.ts';
import { withBase, withColors, withForms } from './edit-theme.ts';
import { presets } from './presets/presets.ts';
import { readTheme } from './read-theme.ts';
import type { ThemeFile } from './theme-file.ts';

function resolved(file: ThemeFile) {
  const read = readTheme(file);
  if (!('theme' in read)) throw new Error(JSON.stringify(read.errors));
  return read.theme;
}

test('changed forms of the page are named', () => {
  const after = withForms(presets.modern, { header: 'centered' });
  expect(changedTokens(resolved(presets.modern), resolved(after))).toEqual([
    { path: 'forms.header', scheme: null, before: 'beside', after: 'centered' },
  ]);
});

test('changed tokens are named with both values, colours by scheme, others once', () => {
  const before = presets.modern;
  const colored = withColors(before, 'dark', { accent: '#7cc3e8' });
  const after = withBase(colored, 'radius.card', { $value: { value: 3, unit: 'px' } });
  const changes = changedTokens(resolved(before), resolved(after));
  expect(changes).toMatchObject([
    { path: 'color.accent', scheme: 'dark', after: '#7cc3e8' },
    { path: 'radius.card', scheme: null, after: '3px' },
  ]);
  expect(changedTokens(resolved(before), resolved(before))).toEqual([]);
});
