import { useEffect, useRef } from 'react';
import { useFormat, useRuntime } from '#runtime/block/context.tsx';
import { useSuccessCount } from '#runtime/product/use-success-count.ts';
import { Dialog } from '#runtime/ui/dialog.tsx';
import styles from './bundle-dialog.module.css';
import { BundleForm } from './bundle-form.tsx';
import type { BuyFormProps } from './buy-form.tsx';
import { InCart } from './in-cart.tsx';
import { WishForm } from './wish-form.tsx';

interface BundleDialogProps extends BuyFormProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Where the parts of a bundle are chosen (BUNDLE-01 to BUNDLE-09). Closes once it is in the cart. */
export function BundleDialog({ open, onClose, ...props }: BundleDialogProps) {
  const { t } = useRuntime();
  const format = useFormat();
  const { detail } = props.data;
  useClosingAfter('cart.add', onClose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={detail.face.name}
      labels={{ close: t('core.close') }}
    >
      <div className={styles.body}>
        <p className={styles.price}>{format.price(detail.face.prices.finalPrice)}</p>
        <BundleForm {...props} />
        <div className={styles.below}>
          <InCart productId={detail.face.id} t={props.t} />
          <WishForm productId={detail.face.id} t={props.t} />
        </div>
      </div>
    </Dialog>
  );
}

function useClosingAfter(command: string, close: () => void): void {
  const count = useSuccessCount(command);
  const seen = useRef(count);
  useEffect(() => {
    if (seen.current !== count) close();
    seen.current = count;
  }, [count, close]);
}
