import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTranslator } from '#runtime/i18n/translator.ts';
import type { Language } from '#schemas/languages.ts';
import { editorMessages } from '../i18n/messages.ts';
import { TranslateProvider } from '../i18n/translate.tsx';
import { Keys } from './keys.tsx';

test.each<[Language, string, string]>([
  ['de', 'Ctrl+Shift+Del', 'Strg+Umschalt+Entf'],
  ['de', 'Home', 'Pos1'],
  ['de', '⌘⇧↑', '⌘⇧↑'],
  ['hr', 'Ctrl+Shift+Z', 'Ctrl+Shift+Z'],
])('in %s, %s is shown as %s', async (language, keys, label) => {
  const { container } = await render(
    <TranslateProvider t={createTranslator(language, editorMessages(language))}>
      <Keys keys={keys} />
    </TranslateProvider>,
  );
  expect(container.textContent).toBe(label);
});
