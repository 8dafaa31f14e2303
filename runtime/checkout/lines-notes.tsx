import type { CartItem } from '#schemas/entities/cart-item.ts';
import { CommandForm } from '../block/command-form.tsx';
import type { Translate } from '../i18n/translator.ts';
import { Button } from '../ui/button.tsx';
import { PriceText, StockText } from './line-changes.tsx';

interface NoteProps {
  readonly item: CartItem;
  readonly t: Translate;
}

/** What stock says of a line; more than there are becomes what there is at one press. */
export function StockNote({ item, t }: NoteProps) {
  const { state, available } = item.stock;
  const canTakeRest = state === 'exceeded' && available !== null && available > 0;
  return (
    <>
      <StockText item={item} t={t} />
      {canTakeRest && (
        <Touch item={item} qty={available}>
          {t('lines.takeRest', { smart_count: available })}
        </Touch>
      )}
    </>
  );
}

/** A price that is not what it was when the line was last touched, until it is touched again. */
export function PriceNote({ item, t }: NoteProps) {
  if ((item.prices.converted.seenPrice ?? null) === null) return null;
  return (
    <>
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
  readonly children: string;
}

/** Sends a quantity at one press. */
function Touch({ item, qty, children }: TouchProps) {
  return (
    <CommandForm command="cart.update" hidden={{ itemId: item.itemId, qty }}>
      <Button type="submit" size="small" aria-label={`${children}: ${item.productData.name}`}>
        {children}
      </Button>
    </CommandForm>
  );
}
