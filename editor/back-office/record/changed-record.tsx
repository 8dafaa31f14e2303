import { Link } from 'react-aria-components';
import { useT } from '../../i18n/translate.tsx';
import { useBackOffice } from '../context.ts';
import catalogue from './catalogue/catalogue.module.css';
import { ChangedValue } from './changed-value.tsx';
import { loggedField, valuesOf } from './logged-field.ts';
import styles from './record.module.css';
import type { RecordPanelProps } from './record-panel-props.ts';

/** What an entry of the change log changed, field by field, with a link to the record. */
export function ChangedRecord({ collection: log, row }: RecordPanelProps) {
  const t = useT();
  const { collections } = useBackOffice();
  const changed = collections.find(({ name }) => name === row.values['collection']);
  const id = String(row.values['record_id'] ?? '');
  const before = valuesOf(row.values['before']);
  const after = valuesOf(row.values['after']);
  const labelOf = (key: string) => log.fields.find((field) => field.key === key)?.label ?? key;
  return (
    <section className={styles.card} aria-label={log.one}>
      <h2>{log.one}</h2>
      {changed && (
        <p>
          <Link href={`/${changed.name}/record/${encodeURIComponent(id)}`}>
            {t('office.openRecord')}
          </Link>
        </p>
      )}
      <div className={catalogue.scroll}>
        <table className={catalogue.table}>
          <thead>
            <tr>
              <th scope="col">{labelOf('what')}</th>
              <th scope="col">{labelOf('before')}</th>
              <th scope="col">{labelOf('after')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.keys({ ...before, ...after }).map((key) => {
              const field = loggedField(changed, key);
              return (
                <tr key={key}>
                  <th scope="row">{field.label}</th>
                  <td>
                    <ChangedValue field={field} value={before[key]} other={after[key]} />
                  </td>
                  <td>
                    <ChangedValue field={field} value={after[key]} other={before[key]} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
