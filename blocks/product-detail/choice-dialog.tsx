import { useEffect, useRef } from 'react';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import { MediaPicture } from '#runtime/product/media-picture.tsx';
import { PercentOff, ProductPrice } from '#runtime/product/product-price.tsx';
import { useSuccessCount } from '#runtime/product/use-success-count.ts';
import { Dialog } from '#runtime/ui/dialog.tsx';
import { BundleForm } from './bundle-form.tsx';
import { commandOf } from './buy-command.ts';
import { BuyForm, type BuyFormProps } from './buy-form.tsx';
import styles from './choice-dialog.module.css';
import { picturesOf } from './detail.ts';
import type { DetailData } from './detail-data.ts';
import { InCart } from './in-cart.tsx';
import { Switched } from './switched.tsx';
import { useChoice } from './use-choice.ts';
import { VariantChoices } from './variant-choice.tsx';
import { WishForm } from './wish-form.tsx';

interface ChoiceDialogProps extends BuyFormProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Dialog to choose the variant, options and parts of a bundle (BUNDLE-01 to BUNDLE-09). Closes once the
 * product is in the cart.
 */
export function ChoiceDialog({ open, onClose, ...props }: ChoiceDialogProps) {
  const { t } = useRuntime();
  const { data, choice } = props;
  const { face } = data.detail;
  const { prices } = choice.shown;
  const [picture] = picturesOf(data.detail, choice.shown);
  useClosingAfter(commandOf(data), onClose);
  return (
    <Dialog open={open} onClose={onClose} title={face.name} labels={{ close: t('core.close') }}>
      <div className={styles.body}>
        <div className={styles.face}>
          <MediaPicture media={picture ?? null} sizes="7rem" ratio="1/1" alt="" />
          <div className={styles.price}>
            <ProductPrice prices={prices} t={props.t} />
            <PercentOff prices={prices} t={props.t} />
          </div>
        </div>
        <VariantChoices data={data} choice={choice} t={props.t} />
        {data.parts ? <BundleForm {...props} /> : <BuyForm {...props} />}
        <div className={styles.below}>
          <InCart productId={choice.shown.id} t={props.t} />
          <WishForm productId={face.id} t={props.t} />
        </div>
        <Switched choice={choice} detail={data.detail} t={props.t} />
      </div>
    </Dialog>
  );
}

interface ChoiceOverPageProps {
  readonly data: DetailData;
  readonly onClose: () => void;
}

/** A product in a dialog over another page: its options, and the button that adds it. */
export function ChoiceOverPage({ data, onClose }: ChoiceOverPageProps) {
  const t = useMessages('product-detail');
  const choice = useChoice(data, { isOwnPage: false });
  return <ChoiceDialog open data={data} choice={choice} onClose={onClose} t={t} />;
}

function useClosingAfter(command: string, close: () => void): void {
  const count = useSuccessCount(command);
  const seen = useRef(count);
  useEffect(() => {
    if (seen.current !== count) close();
    seen.current = count;
  }, [count, close]);
}
