import messages from 'virtual:messages/editor/back-office/record/fiscal';
import { useState } from 'react';
import { useT } from '../../../i18n/translate.tsx';
import { OwnTexts } from '../../own-texts.tsx';
import { Value, type ValueField } from '../../value.tsx';
import styles from '../record.module.css';
import type { RecordPanelProps } from '../record-panel-props.ts';
import { CertificateForm } from './certificate-form.tsx';
import own from './fiscal.module.css';
import { ownerText } from './owner-text.ts';
import { RemoveCertificate } from './remove-certificate.tsx';

/** Shows the owner and expiry of the certificate that signs invoices, and replaces it. */
export function CertificatePanel(props: RecordPanelProps) {
  return (
    <OwnTexts name="fiscal" messages={messages}>
      <Certificate {...props} />
    </OwnTexts>
  );
}

const date: ValueField = { cell: 'date', choices: [] };

function Certificate({ collection, row }: RecordPanelProps) {
  const t = useT();
  const { certificateOwner: owner, certificateUntil: until } = row.values;
  const isHeld = typeof owner === 'string';
  return (
    <section className={styles.card} aria-label={t('fiscal.certificate')}>
      <h2>{t('fiscal.certificate')}</h2>
      {isHeld ? (
        <dl className={styles.facts}>
          <div>
            <dt>{t('fiscal.owner')}</dt>
            <dd dir="auto">{ownerText(owner)}</dd>
          </div>
          <div>
            <dt>{t('fiscal.until')}</dt>
            <dd>
              <Value field={date} value={until} />
            </dd>
          </div>
        </dl>
      ) : (
        <p>{t('fiscal.none')}</p>
      )}
      {isHeld && <EndNotice until={String(until)} />}
      {collection.mayChange && <CertificateForm isHeld={isHeld} />}
      {collection.mayChange && isHeld && <RemoveCertificate />}
    </section>
  );
}

/** ms before expiry from which the notice is shown, as on the dashboard. */
const noticeTime = 30 * 24 * 60 * 60 * 1000;

function EndNotice({ until }: { readonly until: string }) {
  const t = useT();
  const [now] = useState(Date.now);
  const left = Date.parse(until) - now;
  if (left >= noticeTime) return null;
  return <p className={own.flag}>{t(left < 0 ? 'fiscal.ended' : 'fiscal.ending')}</p>;
}
