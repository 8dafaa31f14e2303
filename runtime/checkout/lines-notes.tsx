import { type SyntheticEvent, useEffect, useRef } from 'react';
import type { CartItem } from '#schemas/entities/cart-item.ts';
import { CommandForm } from '../block/command-form.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Button } from '../ui/button.tsx';
import { PriceText, QuantityText, StockText } from './line-changes.tsx';

interface NoteProps {
  readonly item: CartItem;
  readonly t: Translate;
}

interface StockNoteProps extends NoteProps {
  /** Fields of the form that this one replaces. */
  readonly kept?: Readonly<Record<string, string>>;
}

/** The stock state of a line; when fewer are left than wanted, a button reduces the quantity to the stock. */
export function StockNote({ item, t, kept }: StockNoteProps) {
  const { state, available } = item.stock;
  const canTakeRest = state === 'exceeded' && available !== null && available > 0;
  return (
    <>
      <StockText item={item} t={t} />
      {canTakeRest && (
        <Touch item={item} qty={available} kept={kept}>
          {t('lines.takeRest', { smart_count: available })}
        </Touch>
      )}
    </>
  );
}

/** A price or quantity that changed since the line was last edited; shown until the line is edited again. */
export function ChangeNote({ item, t }: NoteProps) {
  const { seenPrice = null } = item.prices.converted;
  const { seenQty = null } = item;
  if (seenPrice === null && seenQty === null) return null;
  return (
    <>
      <QuantityText item={item} t={t} />
      <PriceText item={item} t={t} />
      <Touch item={item} qty={item.qty}>
        {t('lines.understood')}
      </Touch>
    </>
  );
}

interface TouchProps {
  readonly item: CartItem;
  readonly qty: number;
  readonly kept?: StockNoteProps['kept'] | undefined;
  readonly children: string;
}

/** Button that sends a quantity. When it is removed, focus moves to the product link of the line. */
function Touch({ item, qty, kept, children }: TouchProps) {
  const product = useRef<HTMLAnchorElement>(null);
  useEffect(() => () => product.current?.focus(), []);
  const remember = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    product.current = currentTarget.closest('li')?.querySelector('a[href]:not([tabindex])') ?? null;
  };
  return (
    <CommandForm
      command="cart.update"
      hidden={{ itemId: item.itemId, qty, ...kept }}
      onSubmit={remember}
    >
      <Button type="submit" size="small" aria-label={`${children}: ${item.productData.name}`}>
        {children}
      </Button>
    </CommandForm>
  );
}
