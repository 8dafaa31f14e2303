import type { FormEvent, ReactNode } from 'react';
import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useRuntime } from '#runtime/block/context.tsx';
import type { Translate } from '#runtime/i18n/translator.ts';
import { optionFields } from '#runtime/product/lazy-option-fields.ts';
import { Button } from '#runtime/ui/button.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { NumberField } from '#runtime/ui/number-field.tsx';
import { BuyBar } from './buy-bar.tsx';
import { commandOf, isUpdateOf } from './buy-command.ts';
import styles from './buy-form.module.css';
import type { DetailData } from './detail-data.ts';
import type { Choice } from './use-choice.ts';

export interface BuyFormProps {
  readonly data: DetailData;
  readonly choice: Choice;
  readonly t: Translate;
}

/** Options, quantity and the button that adds to the cart. `children`: the parts of a bundle. */
export function BuyForm({
  data,
  choice,
  t,
  children,
}: BuyFormProps & { readonly children?: ReactNode }) {
  const runtime = useRuntime();
  const { detail, edited } = data;
  const { shown, tried, setTried, open } = choice;
  const isBlocked = choice.bundleState?.blocked;
  const isUpdate = isUpdateOf(data);
  const command = commandOf(data);
  const sent = useForm(command);
  const isOwn = sent.value('productId', String(shown.id)) === String(shown.id);
  const form = isOwn ? sent : forgotten;
  // Why it cannot be added to the cart yet (PROD-05, BUNDLE-10 to BUNDLE-12).
  const obstacle =
    open.length > 0 && !isBlocked && t('configurationNotSet', { names: open.join(', ') });
  const guard = (event: FormEvent<HTMLFormElement>) => {
    setTried(true);
    if (!obstacle) return;
    focusOpen(event.currentTarget);
    event.preventDefault();
  };
  const hidden = {
    productId: shown.id,
    ...(isUpdate && edited && { itemId: edited.itemId, options: data.onClose ? 'dialog' : 'page' }),
  };
  const failed = form.error('');
  const problem = ((tried || failed) && obstacle) || failed;
  return (
    <CommandForm command={command} hidden={hidden} className={styles.form} onSubmit={guard}>
      {children}
      {detail.customOptions.length > 0 && (
        <optionFields.Part
          options={detail.customOptions}
          prefix="option."
          command={command}
          start={edited?.values}
          t={t}
        />
      )}
      <div className={styles.foot}>
        <div className={styles.line}>
          {shown.inStock && (
            <NumberField
              label={t('quantity')}
              hideLabel
              name="qty"
              min={1}
              max={shown.stock ?? undefined}
              defaultValue={form.value('qty', String(edited?.qty ?? 1))}
              error={form.error('qty') ?? form.error(`qty.${edited?.itemId}`)}
              labels={{
                less: runtime.t('core.decrease', { name: shown.name }),
                more: runtime.t('core.increase', { name: shown.name }),
              }}
            />
          )}
          <BuyBar prices={shown.prices} t={t}>
            <Problem text={problem} />
            <Button
              type="submit"
              variant="primary"
              icon={shown.inStock ? 'shopping-bag' : undefined}
              busy={form.pending}
              disabled={!shown.inStock || isBlocked}
              className={styles.add}
            >
              {form.pending ? t('adding') : t(labelOf(shown.inStock, isUpdate))}
            </Button>
          </BuyBar>
        </div>
      </div>
      {isBlocked && <p className={styles.problem}>{blockedText(data, t)}</p>}
    </CommandForm>
  );
}

/** Announces why the product cannot be added. */
function Problem({ text }: { readonly text: string | undefined }) {
  return (
    <div aria-live="polite" className={styles.live}>
      {text && (
        <p className={styles.problem}>
          <Icon name="circle-alert" />
          {text}
        </p>
      )}
    </div>
  );
}

function labelOf(inStock: boolean, isUpdate: boolean): string {
  if (!inStock) return 'soldOut';
  return isUpdate ? 'update' : 'add';
}

const forgotten: ReturnType<typeof useForm> = {
  value: (_, otherwise = '') => otherwise,
  values: (_, otherwise = []) => otherwise,
  error: () => undefined,
  pending: false,
};

/** Moves the focus to the first missing choice. */
function focusOpen(form: HTMLFormElement): void {
  const place = form.closest('dialog, article') ?? document;
  const attribute = place.querySelector<HTMLElement>('[data-open] :is(select, a)');
  (attribute ?? form.querySelector<HTMLElement>('select:invalid'))?.focus();
}

function blockedText({ parts }: DetailData, t: Translate): string {
  return parts?.includes(null) ? t('error.bundleItemsNotFetched') : t('bundle.blocked');
}
