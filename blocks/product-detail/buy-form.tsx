import { type FormEvent, useState } from 'react';
import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useRuntime } from '#runtime/block/context.tsx';
import type { Translate } from '#runtime/i18n/translator.ts';
import { BundleParts } from '#runtime/product/bundle-parts.tsx';
import { CustomOptions } from '#runtime/product/custom-options.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { NumberField } from '#runtime/ui/number-field.tsx';
import styles from './buy-form.module.css';
import type { DetailData } from './data.ts';
import type { Choice } from './use-choice.ts';

interface BuyFormProps {
  readonly data: DetailData;
  readonly choice: Choice;
  readonly t: Translate;
}

/** Options, quantity and the press that puts it into the cart. */
export function BuyForm({ data, choice, t }: BuyFormProps) {
  const runtime = useRuntime();
  const { detail, edited, parts } = data;
  const { shown } = choice;
  const command = commandOf(data, choice);
  const remembered = useForm(command);
  const isOwn = remembered.value('productId', String(shown.id)) === String(shown.id);
  const form = isOwn ? remembered : forgotten;
  const [tried, setTried] = useState(false);
  const obstacle = obstacleOf(choice, t);
  const guard = (event: FormEvent) => {
    setTried(true);
    if (obstacle) event.preventDefault();
  };
  const hidden = { productId: shown.id, ...(edited ? { itemId: edited.itemId } : {}) };
  const problem = (tried && obstacle) || form.error('');
  return (
    <CommandForm command={command} hidden={hidden} className={styles.form} onSubmit={guard}>
      {parts && (
        <BundleParts
          parts={parts}
          choice={choice.bundle}
          onChoose={choice.pickPart}
          form={form}
          t={t}
        />
      )}
      <CustomOptions options={detail.customOptions} form={form} t={t} />
      <div className={styles.line}>
        <NumberField
          label={t('quantity')}
          hideLabel
          name="qty"
          min={1}
          max={shown.stock ?? undefined}
          defaultValue={form.value('qty', String(edited?.qty ?? 1))}
          error={form.error('qty') ?? form.error(`qty.${edited?.itemId}`)}
          labels={{ less: runtime.t('core.decrease'), more: runtime.t('core.increase') }}
        />
        <Button
          type="submit"
          variant="primary"
          icon="shopping-bag"
          busy={form.pending}
          disabled={!shown.inStock || choice.bundleState?.blocked}
          className={styles.add}
        >
          {form.pending ? t('adding') : t(command === 'cart.update' ? 'update' : 'add')}
        </Button>
      </div>
      <div aria-live="polite" className={styles.live}>
        {problem && (
          <p className={styles.problem}>
            <Icon name="circle-alert" />
            {problem}
          </p>
        )}
      </div>
    </CommandForm>
  );
}

const forgotten: ReturnType<typeof useForm> = {
  value: (_, otherwise = '') => otherwise,
  values: (_, otherwise = []) => otherwise,
  error: () => undefined,
  pending: false,
};

/** The row in the cart changes only while it stays the same thing; anything else is a new row. */
function commandOf({ edited, detail, parts }: DetailData, { shown }: Choice): string {
  const isSame = edited?.productId === shown.id && !parts && detail.customOptions.length === 0;
  return isSame ? 'cart.update' : 'cart.add';
}

/** Why it cannot be added yet, in words (PROD-05, BUNDLE-10 to BUNDLE-12). */
function obstacleOf({ open, bundleState }: Choice, t: Translate): string | null {
  if (open.length > 0) return t('configurationNotSet', { names: open.join(', ').toLowerCase() });
  if (bundleState?.blocked) return t('bundle.blocked');
  return bundleState && !bundleState.canAdd ? t('bundle.open') : null;
}
