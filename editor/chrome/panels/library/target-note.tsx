import { useCallback, useSyncExternalStore } from 'react';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useNodeName } from '../../../canvas/node-names.ts';
import { useSelection, useUi } from '../../../canvas/use-ui.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './library.module.css';

/** Shows where the next block will be inserted. */
export function TargetNote() {
  const { editing, ui } = useEditor();
  const t = useT();
  const nameOf = useNodeName();
  const insertAt = useUi((state) => state.insertAt);
  const last = useSelection(({ ids }) => ids.at(-1));
  useSyncExternalStore(
    useCallback((changed) => editing.nodes.subscribe(last ?? '', changed), [editing, last]),
    () => editing.nodes.get(last ?? ''),
  );
  const parent = editing.nodes.get(insertAt?.slotKey.split('/')[0] ?? '');
  const behind = editing.nodes.get(last ?? '');
  if (insertAt) {
    return (
      <p className={styles.target}>
        {parent ? t('panels.goesInto', { name: nameOf(parent) }) : t('panels.goesHere')}
        <Button tone="quiet" onPress={() => ui.setState({ insertAt: null })}>
          {t('panels.elsewhere')}
        </Button>
      </p>
    );
  }
  return (
    <p className={styles.target}>
      {behind && !behind.document.startsWith('shared:')
        ? t('panels.goesBehind', { name: nameOf(behind) })
        : t('panels.goesToEnd')}
    </p>
  );
}
