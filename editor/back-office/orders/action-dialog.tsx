import { useEffect, useRef, useState } from 'react';
import type { AppError } from '#schemas/result.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextLine } from '../../ui/dialogs/fields.tsx';
import { InlineAlert } from '../../ui/dialogs/states.tsx';
import { actionErrorKey } from './action-error.ts';
import { ActionFields, firstValues } from './action-fields.tsx';
import styles from './order.module.css';
import { useOrder } from './order-context.ts';

interface ActionDialogProps {
  readonly action: string;
  /** The number of the parcel or the kind of the address that the action applies to. */
  readonly about: string | undefined;
  readonly onClose: () => void;
}

const final: ReadonlySet<string> = new Set(['cancel', 'return']);
const withReason: ReadonlySet<string> = new Set(['resolveFlag', 'refundPart']);

/** Explains an action, and has fields for what it needs. */
export function ActionDialog({ action, about, onClose }: ActionDialogProps) {
  const t = useT();
  const { file, act } = useOrder();
  const [typed, setTyped] = useState(() => firstValues(file, action, about));
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const message = error && t(actionErrorKey(error, action), error.params);
  const errorAt = (field: string) => (error?.field === field ? message : null);
  const change = (field: string, value: string) => setTyped({ ...typed, [field]: value });
  const confirm = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const acted = await act(action, typed);
    setIsBusy(false);
    if (!acted.ok) setError(acted.error);
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const isCash = file.paymentType === 'COD' && file.paidAt === null;
  return (
    <Dialog
      isOpen
      title={t(`order.do.${action}`)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('order.leave')}</Button>
          <Button
            type="submit"
            form="order-action"
            tone={final.has(action) ? 'danger' : 'primary'}
            isPending={isBusy}
          >
            {t(`order.do.${action}`)}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id="order-action"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <p>{t(`order.confirm.${action}`)}</p>
        {isCash && (action === 'deliver' || action === 'collect') && (
          <p>{t('order.confirm.cash')}</p>
        )}
        {message && !error?.field && <InlineAlert tone="red">{message}</InlineAlert>}
        <ActionFields action={action} typed={typed} onChange={change} errorAt={errorAt} />
        <TextLine
          isLong
          label={t(action === 'refundPart' ? 'order.refundWhy' : 'order.note')}
          help={t('order.noteHint')}
          isRequired={withReason.has(action)}
          value={typed['note'] ?? ''}
          onChange={(note) => change('note', note)}
          error={errorAt('note')}
        />
      </form>
    </Dialog>
  );
}
