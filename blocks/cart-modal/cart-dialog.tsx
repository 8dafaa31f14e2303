import messages from 'virtual:late-messages/blocks/cart-modal';
import { use } from 'react';
import { useHref, useRuntime, useSession } from '#runtime/block/context.tsx';
import { CartLines } from '#runtime/checkout/cart-lines.tsx';
import { Coupon } from '#runtime/checkout/coupon.tsx';
import { MemberCard } from '#runtime/checkout/member-card.tsx';
import { OrderNote } from '#runtime/checkout/note.tsx';
import { Totals } from '#runtime/checkout/totals.tsx';
import { useIsCartChanging } from '#runtime/checkout/use-cart-changes.ts';
import { lateTexts } from '#runtime/i18n/late-messages.ts';
import type { Translate } from '#runtime/i18n/translator.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Dialog } from '#runtime/ui/dialog.tsx';
import styles from './view.module.css';

interface CartDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly emptyPicture: string | null;
}

export const fetchTexts = lateTexts(messages);

/** The cart popup (CART-18 to CART-20). */
export function CartDialog({ open, onClose, emptyPicture }: CartDialogProps) {
  const { page } = useRuntime();
  const t = use(fetchTexts(page.language));
  const href = useHref();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      labels={{ close: t('close') }}
      size="cart"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('goOn')}
          </Button>
          <Button
            variant="primary"
            href={href('screen:cart')}
            iconAfter="arrow-right"
            onClick={onClose}
          >
            {t('toCart')}
          </Button>
        </>
      }
    >
      <CartBody emptyPicture={emptyPicture} t={t} />
    </Dialog>
  );
}

interface CartBodyProps extends Pick<CartDialogProps, 'emptyPicture'> {
  readonly t: Translate;
}

function CartBody({ emptyPicture, t }: CartBodyProps) {
  const cart = useSession((session) => session.cart);
  const isChanging = useIsCartChanging();
  return (
    <div className={styles.body}>
      <CartLines t={t} emptyPicture={emptyPicture} />
      {cart && cart.items.length > 0 && (
        <div className={styles.below}>
          <div>
            <Coupon t={t} />
            <MemberCard t={t} />
            <OrderNote t={t} />
          </div>
          <Totals cart={cart} t={t} isChanging={isChanging} />
        </div>
      )}
    </div>
  );
}
