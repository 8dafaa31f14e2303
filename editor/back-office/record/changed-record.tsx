import { Link } from 'react-aria-components';
import { useT } from '../../i18n/translate.tsx';
import { useBackOffice } from '../context.ts';
import type { RecordPanelProps } from './record-panel-props.ts';

/** Leads from an entry of the change log to the record that was changed. */
export function ChangedRecord({ row }: RecordPanelProps) {
  const t = useT();
  const { collections } = useBackOffice();
  const collection = String(row.values['collection'] ?? '');
  const id = String(row.values['record_id'] ?? '');
  if (!collections.some(({ name }) => name === collection)) return null;
  return (
    <p>
      <Link href={`/${collection}/record/${encodeURIComponent(id)}`}>{t('office.openRecord')}</Link>
    </p>
  );
}
