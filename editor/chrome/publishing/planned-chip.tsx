import type { EditDocument } from '#schemas/editing/node.ts';
import { useFormatInstant } from '../../i18n/format-instant.ts';
import { useT } from '../../i18n/translate.tsx';
import styles from './publishing.module.css';

/** Shows that a publication is scheduled for a document, and when the next one is due. */
export function PlannedChip({ document }: { readonly document: EditDocument }) {
  const t = useT();
  const instant = useFormatInstant();
  const { plannedAt } = document;
  if (!plannedAt) return null;
  return (
    <span className={styles.chip} data-state="planned">
      {t('publishing.dueAt', { when: instant(plannedAt) })}
    </span>
  );
}
