import { type Ref, useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../i18n/translate.tsx';
import { type NodeChange, slotKeyOf } from '../../model/document/node-store.ts';
import { useEditor } from '../editor-context.ts';
import { useNodeName } from '../node-names.ts';
import { announce } from '../use-ui.ts';
import { beforePaint } from './before-paint.ts';
import { useOverlay } from './overlay-store.ts';
import styles from './page-focus.module.css';
import { showBlock } from './show-block.ts';

/**
 * Has the focus while the page is edited with the keyboard. The page itself never takes focus: its markup
 * stays as for shoppers.
 */
export function PageFocus({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  const t = useT();
  const keysId = useId();
  useSpokenSelection();
  return (
    <div
      ref={ref}
      className={styles.focus}
      role="application"
      tabIndex={0}
      data-region="page"
      aria-label={t('overlay.page')}
      aria-describedby={keysId}
    >
      <span id={keysId} hidden>
        {t('overlay.pageKeys')}
      </span>
    </div>
  );
}

/** Scrolls to the selection and announces it with its position, however it was selected. */
function useSpokenSelection(): void {
  const { editing, ui } = useEditor();
  const overlay = useOverlay();
  const t = useT();
  const nameOf = useNodeName();
  const ids = useStore(editing.selection, (selection) => selection.ids);
  const surface = useStore(overlay, (state) => state.surface);
  const spoken = useRef('');
  useEffect(() => {
    const id = ids.at(-1);
    const node = id === undefined ? undefined : editing.nodes.get(id);
    if (!node || id === undefined) {
      spoken.current = '';
      return undefined;
    }
    const announceSelection = () => {
      const now = editing.nodes.get(id);
      if (!now) return;
      const siblings = editing.nodes.children(slotKeyOf(now));
      const ordinal = { position: siblings.indexOf(id) + 1, count: siblings.length };
      const name = ids.length > 1 ? t('overlay.several', { smart_count: ids.length }) : nameOf(now);
      const label = t('overlay.selected', { name, ...ordinal });
      if (spoken.current === `${id} ${label}`) return;
      spoken.current = `${id} ${label}`;
      announce(ui, label);
    };
    const show = () => !overlay.getState().typing && showBlock(surface, editing, id);
    let cancel = () => {};
    // A block that was just inserted is rendered with the next frame.
    const notify = () => {
      announceSelection();
      cancel = beforePaint(show);
    };
    notify();
    const stop = editing.nodes.subscribeAll((changes) => changes.some(isMoveOf(id)) && notify());
    return () => {
      stop();
      cancel();
    };
  }, [editing, ui, overlay, surface, t, nameOf, ids]);
}

const isMoveOf =
  (id: string) =>
  ({ before, after }: NodeChange): boolean =>
    before?.id === id &&
    after?.id === id &&
    (before.order !== after.order || slotKeyOf(before) !== slotKeyOf(after));
