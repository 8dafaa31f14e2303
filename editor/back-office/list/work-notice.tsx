import { useEffect, useRef } from 'react';
import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';
import { Disclosure } from '../../ui/fields/disclosure.tsx';
import { RefusedList } from '../refused-list.tsx';
import styles from './bulk.module.css';
import type { Work } from './use-write-many.ts';

interface WorkNoticeProps {
  readonly collection: CollectionDescription;
  readonly work: Work;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/**
 * Result of an operation on many records, with a button to undo it. It takes the focus of the bar that began the
 * operation, which is gone.
 */
export function WorkNotice({ collection, work, onUndo, onClose }: WorkNoticeProps) {
  const t = useT();
  const { kind, operation, isRunning, done, refused, error } = work;
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (operation) notice.current?.focus({ preventScroll: true });
  }, [operation]);
  return (
    <section ref={notice} className={styles.notice} tabIndex={-1} aria-label={t('office.lastWork')}>
      <p role="status">{t(`office.done_${kind}`, { smart_count: done })}</p>
      {error && <ErrorLine error={error} />}
      {!isRunning && kind !== 'undo' && done > 0 && (
        <Button icon="undo-2" onPress={onUndo}>
          {t('office.undo')}
        </Button>
      )}
      {!isRunning && <IconButton icon="x" label={t('ui.close')} onPress={onClose} />}
      {refused.length > 0 && (
        <div className={styles.refused}>
          <Disclosure level={2} title={t('office.refused', { smart_count: refused.length })}>
            <RefusedList collection={collection} refused={refused} />
          </Disclosure>
        </div>
      )}
    </section>
  );
}
