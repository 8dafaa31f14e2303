import './tokens.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { editorMessages } from '../i18n/messages.ts';
import { TranslateProvider } from '../i18n/translate.tsx';
import { IconButton } from './button.tsx';

const renderButton = (label: string) =>
  render(
    <TranslateProvider t={createTranslator('hr', editorMessages('hr'))}>
      <div className="izlog-editor">
        <IconButton icon="copy" label={label} keys="Ctrl+D" />
      </div>
    </TranslateProvider>,
  );

const tip = () => page.getByRole('tooltip');

/** The order of style sheets in the built file is not defined. */
function putTokensLast(): void {
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]')];
  const tokens = sheets.find(({ dataset }) => dataset.viteDevId?.endsWith('/editor/ui/tokens.css'));
  if (!tokens) throw new Error('no tokens');
  document.head.append(tokens);
}

test('a tooltip is readable, whichever styles come last', async () => {
  putTokensLast();
  await renderButton('Umnoži');
  await userEvent.keyboard('{Tab}');
  await expect.element(tip()).toHaveTextContent('UmnožiCtrl+D');
  const { color, backgroundColor, fontSize } = getComputedStyle(tip().element());
  expect([color === backgroundColor, fontSize]).toEqual([false, '12px']);
});

test('no tooltip is rendered for an empty text', async () => {
  await renderButton(' ');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button')).toHaveFocus();
  await expect.element(tip()).not.toBeInTheDocument();
});
