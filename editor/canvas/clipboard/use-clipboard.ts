import { type RefObject, useEffect, useMemo } from 'react';
import { type AppError, fail } from '#schemas/result.ts';
import { copyTexts, pasteBlocks, pastedBlocks } from '../../model/clipboard/block-clipboard.ts';
import {
  type ClipboardTexts,
  readSystem,
  readTransfer,
  writeSystem,
  writeTransfer,
} from '../../model/clipboard/clipboard-data.ts';
import { holdPosition } from '../../model/commands/held-position.ts';
import type { Position } from '../../model/commands/insert.ts';
import { removeNodes } from '../../model/commands/remove.ts';
import type { Editing } from '../../model/document/editing.ts';
import { onlyHere } from '../../session/ui/only-here.ts';
import { useEditor } from '../editor-context.ts';
import { isTaken, targetOfKey } from '../keys/keyboard.ts';
import { useNodeName } from '../node-names.ts';
import type { BlockClipboard } from '../overlay/action.ts';
import { insertPosition } from '../overlay/move-actions.ts';
import type { OverlayStore } from '../overlay/overlay-store.ts';
import { type Why, whyNot } from '../overlay/why.ts';

/** The reader is loaded with the first HTML that is pasted. */
const readHtml = async (html: string) => (await import('./read-html.ts')).readHtml(html);

interface Clipboard extends BlockClipboard {
  readonly textsOf: (ids: readonly string[]) => ClipboardTexts;
  readonly take: (texts: ClipboardTexts, at: Position | null) => Promise<void>;
}

/** Copies and pastes blocks, for menus. */
export function useClipboard(overlay: OverlayStore): Clipboard {
  const { editing, ui } = useEditor();
  const nameOf = useNodeName();
  return useMemo(() => {
    const notify = (key: string, params = {}) => overlay.setState({ notice: { key, params } });
    const textsOf = (ids: readonly string[]) => {
      const names = ids.flatMap((id) => editing.nodes.get(id) ?? []).map(nameOf);
      return copyTexts(editing, ids, names.join(', '));
    };
    const take = async (texts: ClipboardTexts, at: Position | null) => {
      const wanted = at ?? insertPosition({ editing });
      if (!wanted) return;
      const held = holdPosition(editing, wanted);
      const blocks = await pastedBlocks(editing, texts, readHtml);
      if (!blocks.ok) {
        overlay.setState({ notice: whyNotPasted(editing, blocks.error) });
        return;
      }
      const position = held.now();
      const pasted = position
        ? pasteBlocks(editing, blocks.value, { ...position, ...onlyHere({ editing, ui }) })
        : fail('notFound');
      if (pasted.ok) notify('clipboard.pasted', { smart_count: blocks.value.length });
      else overlay.setState({ notice: whyNot(editing, pasted.error) });
    };
    return {
      textsOf,
      take,
      async copy(ids) {
        await writeSystem(textsOf(ids)).then(
          () => notify('clipboard.copied', { smart_count: ids.length }),
          () => notify('clipboard.refused'),
        );
      },
      async paste(at) {
        const texts = await readSystem().catch(() => null);
        if (texts) await take(texts, at);
        else notify('clipboard.refused');
      },
    };
  }, [editing, ui, overlay, nameOf]);
}

const ownText = ['blockUnknown', 'blockVersionUnknown', 'blockOptionsInvalid'];

/** Returns the message for a failed paste. Some errors have a more specific text here. */
function whyNotPasted(editing: Editing, error: AppError): Why {
  const why = whyNot(editing, error);
  return ownText.includes(error.code)
    ? { ...why, key: `clipboard.${error.code}`, isError: true }
    : why;
}

/** Handles copy, cut and paste from the keyboard. Their events need no clipboard permission. */
export function useClipboardEvents(
  clipboard: Clipboard,
  overlay: OverlayStore,
  anchor: RefObject<Element | null>,
): void {
  const { editing, ui } = useEditor();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const ours = () => isTaken('blocks', targetOfKey(document.activeElement, anchor.current));
    const copy = (event: ClipboardEvent) => {
      const { ids } = editing.selection.getState();
      const hasText = document.getSelection()?.isCollapsed === false;
      if (!ours() || ids.length === 0 || hasText || !event.clipboardData) return false;
      event.preventDefault();
      writeTransfer(event.clipboardData, clipboard.textsOf(ids));
      const smart_count = ids.length;
      overlay.setState({ notice: { key: 'clipboard.copied', params: { smart_count } } });
      return true;
    };
    const cut = (event: ClipboardEvent) => {
      const { ids } = editing.selection.getState();
      const args = { ids, ...onlyHere({ editing, ui }) };
      const plan = editing.check(removeNodes, args);
      if (!plan.ok && ours() && ids.length > 0) {
        event.preventDefault();
        overlay.setState({ notice: whyNot(editing, plan.error) });
      } else if (copy(event)) editing.run(removeNodes, args);
    };
    const paste = (event: ClipboardEvent) => {
      if (!ours() || !event.clipboardData) return;
      event.preventDefault();
      void clipboard.take(readTransfer(event.clipboardData), null);
    };
    document.addEventListener('copy', copy, { signal });
    document.addEventListener('cut', cut, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => stop.abort();
  }, [editing, ui, overlay, clipboard, anchor]);
}
