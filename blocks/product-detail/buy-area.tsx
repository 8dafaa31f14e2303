import { lazy, Suspense, useState } from 'react';
import { withAllStyles } from '#runtime/browser/all-styles.ts';
import { partList } from '#runtime/product/lazy-part-list.ts';
import { Button } from '#runtime/ui/button.tsx';
import { useHydrated } from '#runtime/ui/use-hydrated.ts';
import styles from './buy-area.module.css';
import { BuyBar } from './buy-bar.tsx';
import { BuyForm, type BuyFormProps } from './buy-form.tsx';
import { InCart } from './in-cart.tsx';
import { unscriptedBundle } from './unscripted-bundle.ts';
import { WishForm } from './wish-form.tsx';

const loadDialog = () => withAllStyles(import('./choice-dialog.tsx'));
const ChoiceDialog = lazy(async () => ({ default: (await loadDialog()).ChoiceDialog }));
export const ChoiceOverPage = lazy(async () => ({ default: (await loadDialog()).ChoiceOverPage }));

/** Everything below the price. A bundle with options has them in a dialog, without scripts in the page. */
export function BuyArea(props: BuyFormProps) {
  const { data, t } = props;
  const { face } = data.detail;
  return (
    <>
      {hasChoices(data.parts) ? <BundleArea {...props} /> : <PlainArea {...props} />}
      <InCart productId={props.choice.shown.id} t={t} />
      <WishForm productId={face.id} t={t} />
    </>
  );
}

function hasChoices(parts: BuyFormProps['data']['parts']): boolean {
  return (parts ?? []).some((part) => part && part.variants.length + part.customOptions.length > 0);
}

const noParts: NonNullable<BuyFormProps['data']['parts']> = [];

function BundleArea(props: BuyFormProps) {
  const { data, choice, t } = props;
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <div className={styles.scripted}>
        <partList.Part parts={data.parts ?? noParts} t={t} />
        <BuyBar prices={choice.shown.prices} t={t}>
          <Button
            variant="primary"
            wide
            icon="sliders-horizontal"
            aria-haspopup="dialog"
            disabled={!choice.shown.inStock || choice.bundleState?.blocked}
            onClick={() => setIsOpen(true)}
            onPointerEnter={() => void loadDialog().catch(() => undefined)}
            onFocus={() => void loadDialog().catch(() => undefined)}
          >
            {t(data.edited ? 'bundle.change' : 'bundle.customise')}
          </Button>
        </BuyBar>
      </div>
      {!isHydrated && (
        <div className={styles.unscripted}>
          <unscriptedBundle.Part {...props} />
        </div>
      )}
      <Suspense>
        {isOpen !== undefined && (
          <ChoiceDialog {...props} open={isOpen} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

function PlainArea(props: BuyFormProps) {
  const { data, t } = props;
  return <BuyForm {...props}>{data.parts && <partList.Part parts={data.parts} t={t} />}</BuyForm>;
}
