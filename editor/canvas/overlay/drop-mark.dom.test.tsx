import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { ok } from '#schemas/result.ts';
import { type OverlayStage, openOverlay } from '#tests/support/overlay-stage.tsx';
import { editorMessages } from '../../i18n/messages.ts';
import { TranslateProvider } from '../../i18n/translate.tsx';
import { EditorContext } from '../editor-context.ts';
import { DropMark } from './drop-mark.tsx';
import { createOverlayStore, OverlayContext } from './overlay-store.ts';

let stage: OverlayStage;
afterEach(() => stage.close());

test('over a preview, the marks of a drag are clipped to its frame', async () => {
  await page.viewport(1200, 800);
  stage = await openOverlay();
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;left:100px;top:50px;width:400px;height:600px;border:0';
  document.body.append(frame);
  const overlay = createOverlayStore(stage.page);
  overlay.setState({
    surface: { root: stage.page, frame, window },
    drag: {
      source: { kind: 'nodes', ids: ['hero-1'] },
      point: { x: 120, y: 70 },
      target: {
        position: { slotKey: 'page:1', index: 0 },
        slot: { x: 100, y: -900, width: 400, height: 3000 },
        line: { x: 100, y: 60, width: 400, height: 2 },
        allowed: ok(true),
      },
    },
  });
  const { container } = await render(
    <TranslateProvider t={createTranslator('hr', editorMessages('hr'))}>
      <EditorContext value={stage}>
        <OverlayContext value={overlay}>
          <DropMark />
        </OverlayContext>
      </EditorContext>
    </TranslateProvider>,
  );
  const marks = container.querySelector('[aria-hidden] > div') as HTMLElement;
  expect(getComputedStyle(marks).clipPath).toBe('inset(50px 700px 150px 100px)');
  overlay.setState({ surface: { root: stage.page, frame: null, window } });
  expect(overlay.getState().drag).not.toBeNull();
  frame.remove();
});
