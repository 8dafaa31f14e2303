import type { FormEvent } from 'react';
import type { CartItem } from '#schemas/entities/cart-item.ts';
import { site } from '#schemas/site/site.ts';
import { CommandForm } from '../block/command-form.tsx';
import { useFormat, useRuntime } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { MemberPrice } from '../product/member-price.tsx';
import { referencePrice } from '../product/product-prices.ts';
import { cartItemChoiceHref, cartItemHref } from '../routes/href.ts';
import { Button } from '../ui/button.tsx';
import { Price } from '../ui/price.tsx';
import styles from './lines.module.css';
import { ChangeNote, StockNote } from './lines-notes.tsx';
import { QuantityForm } from './quantity-form.tsx';
import { RowPrice } from './row-price.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { useLineChange } from './use-cart-changes.ts';

export interface CartLineProps {
  readonly id?: string | undefined;
  readonly item: CartItem;
  readonly t: Translate;
  readonly onRemove: () => void;
}

/** One row of the cart (CART-01 to CART-06). */
export function CartLine({ id, item, t, onRemove }: CartLineProps) {
  const { page } = useRuntime();
  const { change } = useLineChange(item.itemId);
  const { name, media } = item.productData;
  const href = cartItemHref(page.language, { itemId: item.itemId, ...item.productData });
  return (
    <li id={id} className={styles.line} data-state={change?.state} aria-busy={change !== undefined}>
      <a href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Thumbnail media={media} sizes="7rem" />
      </a>
      <div className={styles.texts}>
        <a href={href} className={styles.name}>
          {name}
        </a>
        <Choices item={item} t={t} />
        {isChosen(item) && (
          <a
            className={styles.change}
            href={cartItemChoiceHref(page.language, item.itemId, item.productData)}
            data-choose
            aria-label={t('lines.changeNamed', { name })}
          >
            {t('lines.change')}
          </a>
        )}
        <ChangeNote item={item} t={t} />
        <StockNote item={item} t={t} />
      </div>
      <div className={styles.unit}>
        <UnitPrice item={item} t={t} />
      </div>
      <div className={styles.quantity}>
        {item.stock.state !== 'unavailable' && <QuantityForm item={item} t={t} />}
      </div>
      <p className={styles.row}>
        <span className="visually-hidden">{t('lines.row')} </span>
        <RowPrice item={item} t={t} />
      </p>
      <RemoveForm item={item} t={t} onRemove={onRemove} isRemoving={change?.state === 'removing'} />
    </li>
  );
}

/** Whether the line has choices that can be edited. */
function isChosen({ chosen, bundleItems = [], productData }: CartItem): boolean {
  return chosen.length + bundleItems.length > 0 || productData.mainProductSlug !== null;
}

function UnitPrice({ item, t }: Pick<CartLineProps, 'item' | 't'>) {
  const format = useFormat();
  const { finalPrice, memberPrice = null } = item.prices.converted;
  const reference = referencePrice(item.prices.converted);
  return (
    <>
      <span className="visually-hidden">{t('lines.unitPrice')} </span>
      <Price
        current={format.price(finalPrice)}
        previous={reference === null ? undefined : format.price(reference)}
        labels={{ current: t('lines.now'), previous: t('lines.before') }}
        note={
          reference === null || site.law.lowestPriceDays === null
            ? undefined
            : t('lines.lowest30', { price: format.price(reference) })
        }
      />
      {memberPrice !== null && <MemberPrice price={memberPrice} t={t} />}
    </>
  );
}

/** The choices of the line as text. */
function Choices({ item, t }: Pick<CartLineProps, 'item' | 't'>) {
  const { chosen, bundleItems = [] } = item;
  if (chosen.length === 0 && bundleItems.length === 0) return null;
  return (
    <ul className={styles.choices}>
      {chosen.map(({ label, value }) => (
        <li key={label}>
          {label}: {value}
        </li>
      ))}
      {bundleItems.length > 0 && (
        <li>
          {t('lines.inSet')}: {bundleItems.map(bundleText).join(' · ')}
        </li>
      )}
    </ul>
  );
}

function bundleText({ name, qty, chosen }: NonNullable<CartItem['bundleItems']>[number]): string {
  const choice = chosen.map(({ value }) => value).join(', ');
  return `${qty > 1 ? `${qty} × ` : ''}${name}${choice ? ` (${choice})` : ''}`;
}

interface RemoveFormProps extends CartLineProps {
  readonly isRemoving: boolean;
}

function RemoveForm({ item, t, onRemove, isRemoving }: RemoveFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRemoving) onRemove();
  };
  return (
    <CommandForm
      command="cart.remove"
      hidden={{ itemId: item.itemId, undo: 'yes' }}
      className={styles.remove}
      onSubmit={submit}
    >
      <Button
        type="submit"
        variant="quiet"
        size="small"
        icon="trash-2"
        busy={isRemoving}
        data-remove
        aria-label={t('lines.removeNamed', { name: item.productData.name })}
      >
        <span className={styles.removeText}>
          {t(isRemoving ? 'lines.removing' : 'lines.remove')}
        </span>
      </Button>
    </CommandForm>
  );
}
