import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useStore } from 'zustand';
import { useT } from '../../i18n/translate.tsx';
import type { SlotKey } from '../../model/document/node-store.ts';
import { openPanel } from '../../session/ui/open-panel.ts';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from '../editor-context.ts';
import type { SlotSpot } from '../page/slot-probes.ts';
import { useUi } from '../use-ui.ts';
import { beforePaint, render } from './before-paint.ts';
import { frameStyle } from './frames.tsx';
import styles from './insert-marks.module.css';
import { useOverlay } from './overlay-store.ts';
import { areSame, onPageChange } from './page-changes.ts';
import type { Rect } from './rect.ts';
import { emptyHeight } from './slot-boxes.ts';
import type { Surface } from './surface.ts';
import { useRects } from './use-rects.ts';
import { watchEmptySlots } from './watch-empty-slots.ts';

interface LayerProps {
  readonly layer: HTMLElement;
}

/** Invitations to fill the empty slots of the page. */
export function EmptySlots({ layer }: LayerProps) {
  const surface = useStore(useOverlay(), (state) => state.surface);
  const { editing, canvas } = useEditor();
  const [spots, setSpots] = useState<readonly Spot[]>(noSpots);
  const latest = useRef(spots);
  useEffect(() => {
    const isThere = ({ parent }: Spot) => surface.root.contains(parent);
    const slotKeys = watchEmptySlots(editing);
    const update = () => {
      const empty = slotKeys.current();
      const still = latest.current.filter(isThere);
      const known = new Set(still.map(({ slotKey }) => slotKey));
      const probed = canvas.probes.find(empty.filter((slotKey) => !known.has(slotKey)));
      const found = empty.flatMap((slotKey) =>
        known.has(slotKey)
          ? still.filter((spot) => spot.slotKey === slotKey)
          : spotsOf(slotKey, surface, probed.get(slotKey) ?? []),
      );
      if (areSameSpots(latest.current, found)) return;
      latest.current = found;
      render(() => setSpots(found));
    };
    const cancel = beforePaint(update);
    const stop = onPageChange(surface.root, update);
    return () => {
      cancel();
      stop();
      slotKeys.stop();
    };
  }, [editing, canvas, surface]);
  return spots.map(({ slotKey, parent }, at) => (
    <EmptySlot key={`${slotKey} ${at}`} slotKey={slotKey} parent={parent} layer={layer} />
  ));
}

interface Spot {
  readonly slotKey: SlotKey;
  readonly parent: HTMLElement;
}

const noSpots: readonly Spot[] = [];

function spotsOf(slotKey: SlotKey, { root }: Surface, found: readonly SlotSpot[]): Spot[] {
  return found
    .filter(({ parent }) => root.contains(parent))
    .map(({ parent }) => ({ slotKey, parent }));
}

const areSameSpots = (one: readonly Spot[], other: readonly Spot[]) =>
  areSame(
    one.map(({ slotKey }) => slotKey),
    other.map(({ slotKey }) => slotKey),
  ) &&
  areSame(
    one.map(({ parent }) => parent),
    other.map(({ parent }) => parent),
  );

interface SlotProps extends LayerProps, Spot {}

function EmptySlot({ slotKey, parent, layer }: SlotProps) {
  const t = useT();
  const { ui } = useEditor();
  const elements = useMemo(() => [parent], [parent]);
  const [rect] = useRects(elements, layer);
  const isChosen = useUi(({ insertAt }) => insertAt?.slotKey === slotKey);
  const isHidden = useStore(useOverlay(), ({ drag }) => drag !== null);
  if (!rect || rect.width === 0 || isHidden) return null;
  const choose = () => {
    openPanel(ui, 'library');
    ui.setState({ insertAt: { slotKey, index: 0 } });
  };
  const isPage = !slotKey.includes('/');
  return (
    <Button
      className={styles.empty}
      data-page={isPage || undefined}
      data-chosen={isChosen || undefined}
      style={frameStyle(roomy(rect, parent.childElementCount > 0))}
      onPress={choose}
    >
      {isPage && <span>{t('overlay.emptyPage')}</span>}
      <Icon name="plus" />
      {t('overlay.addBlock')}
    </Button>
  );
}

/** A slot without height, or beside other content, gets a strip at its bottom. */
function roomy(rect: Rect, isShared: boolean): Rect {
  const height = isShared ? emptyHeight : Math.max(rect.height, emptyHeight);
  const y = isShared ? rect.y + rect.height - height : rect.y - (height - rect.height) / 2;
  return { ...rect, y, height };
}
