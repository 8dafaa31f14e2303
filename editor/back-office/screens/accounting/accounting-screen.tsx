import messages from 'virtual:messages/editor/back-office/screens/accounting';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localTime } from '#schemas/rules/zoned-time.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { OwnTexts } from '../../own-texts.tsx';
import styles from './accounting.module.css';

/** Downloads for the accountant. */
export function AccountingScreen() {
  return (
    <OwnTexts name="accounting" messages={messages}>
      <PapersForm />
    </OwnTexts>
  );
}

/**
 * A form that the browser submits itself, so that it saves the response as a file with the server's file
 * name.
 */
function PapersForm() {
  const t = useT();
  const [from, setFrom] = useState(() => monthBefore().from);
  const [to, setTo] = useState(() => monthBefore().to);
  const period = usePeriod(from, to);
  const isEmpty = period?.papers === 0;
  const hasXml = period?.hasEInvoices !== false;
  return (
    <>
      <h1 className={styles.title}>{t('office.screen_accounting')}</h1>
      <form className={styles.form} method="get" action="/api/v2/order-files/export/papers">
        <p>
          {t('accounting.lead')} {t(hasXml ? 'accounting.leadXml' : 'accounting.noXml')}
        </p>
        <div>
          <div className={styles.days}>
            <label>
              {t('accounting.from')}
              <input
                type="date"
                name="from"
                required
                max={to}
                value={from}
                onChange={(event) => setFrom(event.target.value)}
              />
            </label>
            <label>
              {t('accounting.to')}
              <input
                type="date"
                name="to"
                required
                min={from}
                value={to}
                onChange={(event) => setTo(event.target.value)}
              />
            </label>
          </div>
          <p role="status" className={styles.notice}>
            {isEmpty && t('accounting.none')}
          </p>
        </div>
        <div className={styles.days}>
          <Button type="submit" tone="primary" isDisabled={isEmpty}>
            {t('accounting.download')}
          </Button>
          {hasXml && (
            <Button
              type="submit"
              isDisabled={isEmpty}
              formAction="/api/v2/order-files/export/e-invoices"
            >
              {t('accounting.downloadXml')}
            </Button>
          )}
        </div>
      </form>
    </>
  );
}

/** Returns what there is to download for a period; undefined while that is unknown. */
function usePeriod(from: string, to: string) {
  const api = useEditorApi();
  const { data } = useQuery({
    queryKey: ['papers', from, to],
    queryFn: () => api.call('orderFile.countPapers', { from, to }),
    enabled: from !== '' && from <= to,
    staleTime: 0,
    placeholderData: (known) => known,
  });
  return data?.ok ? data.value : undefined;
}

/** First and last day of the month before this one. */
function monthBefore(now = new Date()): { readonly from: string; readonly to: string } {
  const [year = 0, month = 0] = localTime(now).split('-').map(Number);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const first = Date.UTC(year, month - 2, 1);
  const last = Date.UTC(year, month - 1, 0);
  return { from: day(new Date(first)), to: day(new Date(last)) };
}
