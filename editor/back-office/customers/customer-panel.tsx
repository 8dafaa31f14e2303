import messages from 'virtual:messages/editor/back-office/customers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CustomerFile } from '#schemas/entities/customer-file.ts';
import { useEditorApi } from '../../canvas/editor-api-context.ts';
import { Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { OwnTexts } from '../own-texts.tsx';
import type { RecordPanelProps } from '../record/record-panel-props.ts';
import { AccountActions } from './account-actions.tsx';
import { Addresses, Cart, Orders } from './buying.tsx';
import styles from './customer.module.css';
import { CustomerContext } from './customer-context.ts';
import { Notes } from './notes.tsx';
import { Consents, Reviews } from './opinions.tsx';
import { Sessions } from './sessions.tsx';

/** A customer with orders, cart, consents, notes and sessions, and what staff may do. */
export function CustomerPanel(props: RecordPanelProps) {
  return (
    <OwnTexts name="customer" messages={messages}>
      <LoadedCustomer {...props} />
    </OwnTexts>
  );
}

function LoadedCustomer({ collection, row }: RecordPanelProps) {
  const api = useEditorApi();
  const id = Number(row.id);
  const { data, refetch } = useQuery({
    // The key has the revision, because blocking a customer also ends the sessions shown here.
    queryKey: ['customers', 'file', id, row.revision],
    queryFn: () => api.call('customerFile.get', { id }),
  });
  if (data === undefined) return <Waiting />;
  if (!data.ok) return <Failed error={data.error} onRetry={() => void refetch()} />;
  return (
    <ShownCustomer
      file={data.value}
      mayChange={collection.mayChange}
      queryKey={['customers', 'file', id, row.revision]}
    />
  );
}

interface ShownProps {
  readonly file: CustomerFile;
  readonly mayChange: boolean;
  readonly queryKey: readonly unknown[];
}

function ShownCustomer({ file, mayChange, queryKey }: ShownProps) {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['customers', 'record'] });
    void client.invalidateQueries({ queryKey: ['customers', 'changes'] });
  };
  const show = (value: CustomerFile) => {
    client.setQueryData(queryKey, { ok: true, value });
    refresh();
  };
  return (
    <CustomerContext value={{ file, mayChange, show, refresh }}>
      <div className={styles.panel}>
        {mayChange && <AccountActions />}
        <Notes />
        <Orders />
        <Cart />
        <Addresses />
        <Consents />
        <Reviews />
        <Sessions />
      </div>
    </CustomerContext>
  );
}
