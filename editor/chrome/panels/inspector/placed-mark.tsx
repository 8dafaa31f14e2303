import { useCallback, useSyncExternalStore } from 'react';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { keepOwn, resetOverride, withKept } from '../../../model/commands/override.ts';
import type { Editing } from '../../../model/document/editing.ts';
import { IconToggle } from '../../../ui/button.tsx';
import styles from '../../forms/forms.module.css';
import { originOf } from '../../forms/overrides.ts';

interface PlacedMarkProps {
  /** Id of the placement. */
  readonly id: string;
  readonly path: string;
  readonly label: string;
}

/**
 * Shows whether a field of a placement follows the shared element or has its own value, and switches between
 * both.
 */
export function PlacedMark({ id, path, label }: PlacedMarkProps) {
  const { editing } = useEditor();
  const t = useT();
  const { nodes } = editing;
  const origin = useSyncExternalStore(
    useCallback((changed) => nodes.subscribe(id, changed), [nodes, id]),
    () => originAt(editing, id, path),
  );
  if (!origin) return null;
  const isOwn = origin === 'own';
  return (
    <span className={isOwn ? `${styles.origin} ${styles.own}` : styles.origin}>
      {t(`panels.${title[origin]}`)}
      <IconToggle
        icon={isOwn ? 'unlink' : 'link'}
        label={t('panels.follow', { field: label })}
        isSelected={!isOwn}
        onChange={(follows) => editing.run(follows ? resetOverride : keepOwn, { id, path })}
      />
    </span>
  );
}

const title = { inherited: 'fromShared', kept: 'ownKept', own: 'onlyHere' } as const;

/** `kept`: it follows the shared element and has a stashed value of its own. */
function originAt(editing: Editing, id: string, path: string): keyof typeof title | null {
  const node = editing.nodes.get(id);
  if (!node || !editing.nodes.get(node.master ?? '')) return null;
  const origin = originOf(path, node.options, node.options);
  return origin === 'inherited' && withKept(editing, id, path) ? 'kept' : origin;
}
