import { type RefObject, use, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../i18n/translate.tsx';
import { openInspector } from '../../session/ui/open-panel.ts';
import { useClipboard, useClipboardEvents } from '../clipboard/use-clipboard.ts';
import { useEditor } from '../editor-context.ts';
import { listenToKeys } from '../keys/keyboard.ts';
import { cycleRegions } from '../keys/regions.ts';
import type { KeyPorts } from '../keys/shortcuts.ts';
import { renderedElements } from '../page/rendered-id.ts';
import { PickersContext } from '../pickers.ts';
import { announce } from '../use-ui.ts';
import { beginDrag } from './drag.ts';
import type { OverlayStore } from './overlay-store.ts';
import { renderedDocuments, step } from './page-order.ts';
import { listenToPointer } from './page-pointer.ts';
import { pointedPicture } from './pointed-picture.ts';
import { useRename } from './rename-dialog.tsx';
import { startTyping, type TextTools } from './text-editing.ts';

type Anchor = RefObject<HTMLDivElement | null>;

/** Returns what typing in the page needs from the editor. */
export function useTextTools(overlay: OverlayStore, anchor: Anchor): TextTools {
  const { editing, payload } = useEditor();
  const t = useT();
  const pickers = use(PickersContext);
  return useMemo(
    () => ({
      editing,
      overlay,
      t,
      uiLanguage: payload.uiLanguage,
      pickers,
      focusPage: () => anchor.current?.focus({ preventScroll: true }),
    }),
    [editing, overlay, t, payload, pickers, anchor],
  );
}

/** Returns what shortcuts and actions do. */
export function useKeyPorts(overlay: OverlayStore, text: TextTools, anchor: Anchor): KeyPorts {
  const { editing, ui, payload } = useEditor();
  const t = useT();
  const rename = useRename();
  const clipboard = useClipboard(overlay);
  useClipboardEvents(clipboard, overlay, anchor);
  return useMemo(() => {
    const last = () => editing.selection.getState().ids.at(-1) ?? null;
    const rendered = (id: string) => renderedElements(overlay.getState().surface.root, editing, id);
    const back = (direction: 'undo' | 'redo') => {
      const label = editing[direction]()?.label;
      const title = label && t(label.key, label.params);
      if (title)
        announce(ui, t(direction === 'undo' ? 'shell.undone' : 'shell.redone', { step: title }));
    };
    return {
      editing,
      ui,
      overlay,
      clipboard,
      rename,
      uiLanguage: payload.uiLanguage,
      undo: () => back('undo'),
      redo: () => back('redo'),
      cycle: cycleRegions,
      leave: () => editing.select([]),
      step(way) {
        const next = step(
          editing,
          renderedDocuments(payload),
          last(),
          way,
          (id) => rendered(id).length > 0,
        );
        if (next) editing.select([next]);
      },
      type() {
        const [frame] = rendered(last() ?? '');
        if (!frame || !startTyping(text, frame)) openInspector(ui, 'content');
      },
    };
  }, [editing, ui, overlay, payload, clipboard, rename, text, t]);
}

/** Handles pointer and keys, also in the window of a preview. */
export function usePageEvents(ports: KeyPorts, text: TextTools, anchor: Anchor): void {
  const { overlay, editing } = ports;
  const { canvas } = useEditor();
  const surface = useStore(overlay, (state) => state.surface);
  useEffect(() => {
    const keys = { ports, anchor: () => anchor.current };
    const windows = [...new Set([window, surface.window])];
    const stops = windows.map((each) => listenToKeys(each, keys));
    const stopPointer = listenToPointer({
      editing,
      overlay,
      surface,
      focusPage: text.focusPage,
      press(event) {
        const { ids } = editing.selection.getState();
        beginDrag({ editing, overlay, probes: canvas.probes }, { kind: 'nodes', ids }, event);
      },
      type: (frame, start) => startTyping(text, frame, start),
      pick(frame, target) {
        const { media } = canvas.references.getState();
        overlay.setState({ picture: pointedPicture(editing, media, frame, target) });
      },
      visit: (address) => window.location.assign(address),
    });
    return () => {
      for (const stop of [...stops, stopPointer]) stop();
    };
  }, [ports, text, anchor, overlay, editing, canvas, surface]);
}
