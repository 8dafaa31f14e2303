import { useCallback, useSyncExternalStore } from 'react';
import { resetOverride } from '../../commands/override.ts';
import styles from '../../forms/forms.module.css';
import { originOf } from '../../forms/overrides.ts';
import { useT } from '../../i18n/translate.tsx';
import { useEditor } from '../../start/editor-context.ts';
import { IconButton } from '../../ui/button.tsx';

interface PlacedMarkProps {
  /** Of the placement. */
  readonly id: string;
  readonly path: string;
  readonly label: string;
}

/** Whether a placement shows the shared element's value or one of its own, which can be taken off. */
export function PlacedMark({ id, path, label }: PlacedMarkProps) {
  const { editing } = useEditor();
  const t = useT();
  const { nodes } = editing;
  const origin = useSyncExternalStore(
    useCallback((changed) => nodes.subscribe(id, changed), [nodes, id]),
    () => {
      const options = nodes.get(id)?.options ?? {};
      return originOf(path, options, options);
    },
  );
  if (!origin) return null;
  if (origin === 'inherited') {
    return <span className={styles.origin}>{t('panels.fromShared')}</span>;
  }
  return (
    <span className={`${styles.origin} ${styles.own}`}>
      {t('panels.onlyHere')}
      <IconButton
        icon="rotate-ccw"
        label={t('panels.backToShared', { field: label })}
        onPress={() => editing.run(resetOverride, { id, path })}
      />
    </span>
  );
}
