import { useStore } from 'zustand';
import { labelsOf } from '#schemas/block/labels.ts';
import { useT } from '../../i18n/translate.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from '../editor-context.ts';
import { useNodeName } from '../node-names.ts';
import styles from './drop-mark.module.css';
import type { Drag } from './drop-target.ts';
import { frameStyle } from './frames.tsx';
import { useOverlay } from './overlay-store.ts';
import { type Surface, viewOf } from './surface.ts';
import { errorText, whyNot } from './why.ts';

/**
 * Shows the drop target: the slot, the line, and beside the pointer the block or the reason for a refusal.
 */
export function DropMark() {
  const overlay = useOverlay();
  const drag = useStore(overlay, (state) => state.drag);
  if (!drag) return null;
  const { target, point } = drag;
  const isRefused = target !== null && !target.allowed.ok;
  return (
    <div className={styles.layer} aria-hidden>
      <div className={styles.marks} style={clipOf(overlay.getState().surface)}>
        {target && (
          <div
            className={styles.slot}
            data-refused={isRefused || undefined}
            style={frameStyle(target.slot)}
          />
        )}
        {target && !isRefused && (
          <div
            className={styles.line}
            data-upright={target.line.height > target.line.width || undefined}
            style={frameStyle(target.line)}
          >
            <Icon name="plus" />
          </div>
        )}
      </div>
      <p
        className={styles.label}
        data-refused={isRefused || undefined}
        style={{ transform: `translate(${point.x + 14}px, ${point.y + 18}px)` }}
      >
        <Texts drag={drag} />
      </p>
    </div>
  );
}

/** A slot may extend beyond the frame of a preview, so marks are clipped to the frame. */
function clipOf(surface: Surface) {
  if (!surface.frame) return undefined;
  const { x, y, width, height } = viewOf(surface);
  const [right, bottom] = [innerWidth - x - width, innerHeight - y - height];
  return { clipPath: `inset(${y}px ${right}px ${bottom}px ${x}px)` };
}

function Texts({ drag: { source, target } }: { readonly drag: Drag }) {
  const t = useT();
  const { editing, payload } = useEditor();
  const nameOf = useNodeName();
  if (target && !target.allowed.ok) return errorText(t, whyNot(editing, target.allowed.error));
  if (source.kind === 'new') {
    return labelsOf(editing.blocks[source.handler], payload.uiLanguage)?.name ?? source.handler;
  }
  const ids = source.kind === 'nodes' ? source.ids : [source.master];
  const node = editing.nodes.get(ids[0] ?? '');
  return ids.length > 1 ? t('overlay.several', { smart_count: ids.length }) : node && nameOf(node);
}
