import type { OrderFileReport } from '#schemas/entities/order-file.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from './card.tsx';
import styles from './order.module.css';
import { useOrder } from './order-context.ts';
import { When } from './when.tsx';

/** Reports of the order's papers to the tax office, in markets whose law requires them. */
export function Reports() {
  const t = useT();
  const { file } = useOrder();
  if (file.reports.length === 0) return null;
  return (
    <Card title={t('order.fiscalTitle')}>
      <ul className={styles.list}>
        {file.reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </Card>
  );
}

/** Error of a report that lacks a certificate: the name of a server setting, not a text of the tax office. */
const noCertificate = 'FISCAL_CERTIFICATE_FILE';

function Report({ report }: { readonly report: OrderFileReport }) {
  const t = useT();
  const { act } = useOrder();
  const { id, number, codes, reportedAt, error } = report;
  return (
    <li>
      <p>
        {number} <State report={report} />
      </p>
      {error !== null && (
        <p className={styles.quiet}>
          {error === noCertificate ? t('order.fiscalNoCertificate') : error}
        </p>
      )}
      {codes.map(({ label, code }) => (
        <p key={label} className={styles.quiet}>
          {label} <code className={styles.quiet}>{code}</code>
        </p>
      ))}
      {reportedAt === null && error !== null && (
        <Button
          tone="quiet"
          icon="refresh-cw"
          aria-label={`${t('order.fiscalRepeat')}: ${number}`}
          onPress={() => void act('report', { paper: `${id}` })}
        >
          {t('order.fiscalRepeat')}
        </Button>
      )}
    </li>
  );
}

function State({ report: { reportedAt, error, attempts } }: { readonly report: OrderFileReport }) {
  const t = useT();
  if (reportedAt !== null) {
    return (
      <span className={styles.quiet}>
        {t('order.fiscalReported')} <When at={reportedAt} />
      </span>
    );
  }
  if (error === null) return <span className={styles.quiet}>{t('order.fiscalWaits')}</span>;
  return <strong className={styles.flag}>{t('order.fiscalFailed', { count: attempts })}</strong>;
}
