import messages from 'virtual:messages/editor/back-office/orders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPrice } from '#runtime/format/price.ts';
import { currencyOf } from '#runtime/orders/order-currency.ts';
import type { OrderFileView } from '#schemas/entities/order-file.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { useFormatInstant } from '../../i18n/format-instant.ts';
import { useT } from '../../i18n/translate.tsx';
import { Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { useBackOffice } from '../context.ts';
import { OwnTexts } from '../own-texts.tsx';
import type { RecordPanelProps } from '../record/record-panel-props.ts';
import { ActionDialog } from './action-dialog.tsx';
import { Breakdown } from './breakdown.tsx';
import { Addresses, Notes, Payments } from './buyer.tsx';
import { Digital } from './digital.tsx';
import { Head } from './head.tsx';
import { Lines } from './lines.tsx';
import { Mails } from './mails.tsx';
import styles from './order.module.css';
import { OrderContext, type OrderPage } from './order-context.ts';
import { Papers, Parcels } from './parcels.tsx';
import { Refunds, Returns } from './refunds.tsx';
import { Reports } from './reports.tsx';
import { Timeline } from './timeline.tsx';

/** An order with its whole history, and the actions that staff can take. */
export function OrderPanel(props: RecordPanelProps) {
  return (
    <OwnTexts name="order" messages={messages}>
      <LoadedOrder {...props} />
    </OwnTexts>
  );
}

function LoadedOrder({ collection, row }: RecordPanelProps) {
  const api = useEditorApi();
  const number = Number(row.values['number']);
  const { data, refetch } = useQuery({
    queryKey: ['orders', 'file', number],
    queryFn: () => api.call('orderFile.get', { number }),
  });
  if (data === undefined) return <Waiting />;
  if (!data.ok) return <Failed error={data.error} onRetry={() => void refetch()} />;
  return <ShownOrder collection={collection} file={data.value} />;
}

interface ShownProps extends Pick<RecordPanelProps, 'collection'> {
  readonly file: OrderFileView;
}

function ShownOrder({ collection, file }: ShownProps) {
  const t = useT();
  const page = useActions(file);
  const { uiLanguage, site } = useBackOffice();
  const time = useFormatInstant();
  const priceIn: OrderPage['priceIn'] = (amount, currency) =>
    formatPrice(amount, uiLanguage, currencyOf(currency, site.currency));
  const states = collection.fields.find(({ key }) => key === 'state')?.choices ?? [];
  const order: OrderPage = {
    file,
    price: (amount) => priceIn(amount, file.currency),
    priceIn,
    time,
    stateLabel: (state) => states.find(({ value }) => value === state)?.label ?? state,
    act: page.act,
    ask: (action, about) => page.setAsked({ action, about }),
  };
  return (
    <OrderContext value={order}>
      <Head />
      <p className={styles.done} role="status">
        {page.done && t(`order.done.${page.done}`)}
      </p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Lines />
          <Breakdown />
          <Parcels />
          <Refunds />
          <Returns />
          <Digital />
          <Timeline />
        </div>
        <div className={styles.column}>
          <Addresses />
          <Notes />
          <Papers />
          <Reports />
          <Payments />
          <Mails />
        </div>
      </div>
      {page.asked && (
        <ActionDialog
          action={page.asked.action}
          about={page.asked.about}
          onClose={() => page.setAsked(null)}
        />
      )}
    </OrderContext>
  );
}

interface Asked {
  readonly action: string;
  readonly about: string | undefined;
}

function useActions({ number, state }: OrderFileView) {
  const api = useEditorApi();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState<string | null>(null);
  return {
    asked,
    setAsked,
    done,
    async act(action: string, typed: Readonly<Record<string, string>>) {
      const input = { number, action, typed: { state, ...typed } };
      const acted = await api.call('orderFile.act', input);
      if (!acted.ok) return acted;
      client.setQueryData(['orders', 'file', number], acted);
      setDone(action);
      setAsked(null);
      void client.invalidateQueries({ queryKey: ['orders', 'rows'] });
      void client.invalidateQueries({ queryKey: ['orders', 'counts'] });
      return acted;
    },
  };
}
