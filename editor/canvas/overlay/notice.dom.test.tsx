import '../../ui/tokens.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { editorMessages } from '../../i18n/messages.ts';
import { TranslateProvider } from '../../i18n/translate.tsx';
import { createUiStore } from '../../session/ui/ui-store.ts';
import { EditorContext, type EditorPorts } from '../editor-context.ts';
import { Notices } from './notice.tsx';
import { createOverlayStore, OverlayContext } from './overlay-store.ts';

test('a notice is shown below the other messages, never over them', async () => {
  const overlay = createOverlayStore(document.body);
  const ports = { ui: createUiStore() } as EditorPorts;
  const screen = await render(
    <TranslateProvider t={createTranslator('en', editorMessages('en'))}>
      <EditorContext value={ports}>
        <OverlayContext value={overlay}>
          <Notices>
            <p>One change is left.</p>
          </Notices>
        </OverlayContext>
      </EditorContext>
    </TranslateProvider>,
  );
  overlay.setState({ notice: { key: 'ui.unfetchedHelp', isError: true } });
  const notice = screen.getByText('A part of the editor did not arrive.', { exact: false });
  await expect.element(notice).toBeVisible();
  const slotKey = (text: Element) => text.getBoundingClientRect();
  const left = screen.getByText('One change is left.').element();
  expect(slotKey(left).bottom).toBeLessThan(slotKey(notice.element()).top);
  expect(slotKey(notice.element()).bottom).toBeLessThanOrEqual(window.innerHeight);
});
