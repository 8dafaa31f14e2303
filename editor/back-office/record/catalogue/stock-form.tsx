import { useState } from 'react';
import { type ProductStock, type StockReason, stockReasons } from '#schemas/api/catalogue-staff.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/dialogs/states.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useDropCached } from '../../queries.ts';
import styles from './catalogue.module.css';

interface StockFormProps {
  readonly id: number;
  readonly stock: ProductStock;
  readonly onMoved: (stock: ProductStock) => void;
}

type Kind = StockReason | 'uncounted';

/** Staff type a number of pieces without a sign where the reason implies the direction. */
const lessens: ReadonlySet<Kind> = new Set(['damaged', 'lost']);

/** Moves the stock. A second press of the button repeats the same movement, which counts once. */
export function StockForm({ id, stock, onMoved }: StockFormProps) {
  const t = useT();
  const { kind, setKind, quantity, setQuantity, note, setNote, error, isSending, send } =
    useMovement(id, onMoved);
  const kinds: readonly Kind[] =
    stock.stock === null ? stockReasons : [...stockReasons, 'uncounted'];
  const needsQuantity = kind !== 'uncounted';
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Select
        label={t('catalogue.what')}
        options={kinds.map((each) => ({ id: each, label: t(`catalogue.reason_${each}`) }))}
        value={kind}
        onChange={(chosen) => setKind(chosen as Kind)}
      />
      {needsQuantity && (
        <NumberField
          label={t(kind === 'corrected' ? 'catalogue.counted' : 'catalogue.quantity')}
          value={quantity}
          onChange={setQuantity}
          {...(kind !== 'other' && { min: 0 })}
          errors={errorsOf(error, t)}
        />
      )}
      <TextField label={t('catalogue.note')} value={note} onChange={setNote} />
      <Button
        type="submit"
        tone="primary"
        icon="check"
        isDisabled={isSending || (needsQuantity && quantity === undefined)}
      >
        {t('catalogue.move')}
      </Button>
      {error && (error.field !== 'quantity' || !needsQuantity) && <ErrorLine error={error} />}
    </form>
  );
}

function errorsOf(error: AppError | null, t: ReturnType<typeof useT>): readonly string[] {
  if (error?.field !== 'quantity') return [];
  const reason = error.params?.reason;
  return [t(reason ? `errors.refused_${reason}` : `errors.${error.code}`, error.params)];
}

function useMovement(id: number, onMoved: StockFormProps['onMoved']) {
  const api = useEditorApi();
  const dropCached = useDropCached('products');
  const [kind, setKind] = useState<Kind>('received');
  const [quantity, setQuantity] = useState<number>();
  const [note, setNote] = useState('');
  const [cause, setCause] = useState(() => crypto.randomUUID());
  const [error, setError] = useState<AppError | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function send(): Promise<void> {
    setIsSending(true);
    const moved = await api.call('stock.move', {
      id,
      cause,
      ...(note && { note }),
      ...movementOf(kind, quantity ?? 0),
    });
    setIsSending(false);
    if (!moved.ok) return setError(moved.error);
    setError(null);
    setQuantity(undefined);
    setNote('');
    setCause(crypto.randomUUID());
    onMoved(moved.value);
    await dropCached();
  }

  return { kind, setKind, quantity, setQuantity, note, setNote, error, isSending, send };
}

function movementOf(kind: Kind, quantity: number) {
  if (kind === 'uncounted') return { quantity: null, reason: 'other' as const };
  if (kind === 'corrected') return { quantity, isCount: true, reason: kind };
  return { quantity: lessens.has(kind) ? -quantity : quantity, reason: kind };
}
