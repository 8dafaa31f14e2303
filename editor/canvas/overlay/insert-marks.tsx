import {
  memo,
  type RefObject,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button, Dialog, Popover } from 'react-aria-components';
import { useStore } from 'zustand';
import { useT } from '../../i18n/translate.tsx';
import type { Position } from '../../model/commands/insert.ts';
import type { Editing } from '../../model/document/editing.ts';
import { slotKeyOf } from '../../model/document/node-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { useOwnLanguage } from '../../ui/own-language.ts';
import { useEditor } from '../editor-context.ts';
import { useSelection, useUi } from '../use-ui.ts';
import { render } from './before-paint.ts';
import { gapsOf } from './drop-maths.ts';
import { frameStyle } from './frames.tsx';
import styles from './insert-marks.module.css';
import { useOverlay } from './overlay-store.ts';
import { useRendered } from './page-changes.ts';
import { QuickInsertContext, type QuickInsertProps } from './quick-insert-context.ts';
import { isSameRect, type Rect } from './rect.ts';
import { boxAround } from './slot-boxes.ts';
import { originOf } from './surface.ts';
import { useMeasured } from './use-rects.ts';

interface Mark {
  readonly position: Position;
  /** Relative to the top left corner of the layer. */
  readonly line: Rect;
}

/** Buttons that insert a block before or after the selected one. */
export function InsertMarks({ layer }: { readonly layer: HTMLElement }) {
  const marks = useMarks(layer);
  const insertAt = useUi((state) => state.quickAt ?? state.insertAt);
  const isHidden = useStore(useOverlay(), ({ drag, typing }) => drag !== null || typing !== null);
  if (isHidden) return null;
  return marks.map(({ position, line }, at) => (
    <div
      key={at}
      className={styles.mark}
      data-upright={line.height > line.width || undefined}
      data-chosen={
        (insertAt?.slotKey === position.slotKey && insertAt.index === position.index) || undefined
      }
      style={frameStyle(line)}
    >
      <InsertButton slotKey={position.slotKey} index={position.index} />
    </div>
  ));
}

/** The button moves with every edit, so its popup is rendered only when pressed. */
function InsertButton({ slotKey, index }: Position) {
  const { ui } = useEditor();
  const isOpen = useUi(({ quickAt }) => quickAt?.slotKey === slotKey && quickAt.index === index);
  const position = useMemo(() => ({ slotKey, index }), [slotKey, index]);
  const latest = useRef(position);
  useLayoutEffect(() => {
    latest.current = position;
  }, [position]);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) button.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isOpen]);
  const open = useCallback(() => ui.setState({ quickAt: latest.current }), [ui]);
  const close = useCallback(() => ui.setState({ quickAt: null }), [ui]);
  return (
    <>
      <Plus ref={button} isOpen={isOpen} onPress={open} />
      {isOpen && <QuickPopover trigger={button} position={position} close={close} />}
    </>
  );
}

interface PlusProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

const Plus = memo(function Plus({ ref, isOpen, onPress }: PlusProps) {
  const t = useT();
  return (
    <Button
      ref={ref}
      className={styles.button}
      aria-label={t('overlay.insertHere')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      excludeFromTabOrder
      onPress={onPress}
    >
      <Icon name="plus" />
    </Button>
  );
});

interface QuickProps extends QuickInsertProps {
  readonly trigger: RefObject<HTMLButtonElement | null>;
}

function QuickPopover({ trigger, position, close }: QuickProps) {
  const t = useT();
  const renderQuickInsert = use(QuickInsertContext);
  return (
    <Popover
      {...useOwnLanguage()}
      className={`izlog-editor ${styles.popover}`}
      triggerRef={trigger}
      offset={4}
      isOpen
      onOpenChange={close}
    >
      <Dialog className={styles.dialog} aria-label={t('overlay.insertHere')}>
        <Suspense>{renderQuickInsert({ position, close })}</Suspense>
      </Dialog>
    </Popover>
  );
}

/** The gaps beside the single selected block. They follow the block. */
function useMarks(layer: HTMLElement): readonly Mark[] {
  const { editing, canvas } = useEditor();
  const { surface } = useStore(useOverlay());
  const id = useSelection(({ ids }) => (ids.length === 1 ? (ids[0] ?? null) : null));
  const elements = useRendered(id);
  const [marks, setMarks] = useState<readonly Mark[]>(none);
  useMeasured(elements, () => {
    const node = editing.nodes.get(id ?? '');
    const [element] = elements;
    if (!node || !element) return;
    const slotKey = slotKeyOf(node);
    const at = editing.nodes.children(slotKey).indexOf(node.id);
    const box = boxAround({ editing, surface, probes: canvas.probes }, element, slotKey);
    const gaps = box ? gapsOf(box).filter(({ index }) => index === at || index === at + 1) : [];
    const { x, y } = originOf(surface, layer);
    const found = gaps.map(({ index, line }) => ({
      position: { slotKey, index },
      line: { ...line, x: line.x - x, y: line.y - y },
    }));
    render(() => setMarks((known) => (areSameMarks(known, found) ? known : found)));
  });
  return elements.length === 0 || isInShared(editing, id) ? none : marks;
}

const isInShared = ({ nodes }: Editing, id: string | null) =>
  nodes.get(id ?? '')?.document.startsWith('shared:') === true;

const areSameMarks = (one: readonly Mark[], other: readonly Mark[]) =>
  one.length === other.length &&
  one.every(({ position, line }, at) => {
    const mark = other[at];
    return (
      mark !== undefined &&
      position.slotKey === mark.position.slotKey &&
      position.index === mark.position.index &&
      isSameRect(line, mark.line)
    );
  });

const none: readonly Mark[] = [];
