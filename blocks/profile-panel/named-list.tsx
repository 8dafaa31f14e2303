import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import type { CardProduct } from '#runtime/product/card-product.ts';
import { SectionHead } from '#runtime/product/section-head.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { IconButton } from '#runtime/ui/icon-button.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import type { WishListData, WishListHead } from './load-wishes.ts';
import { ShareList } from './share-list.tsx';
import styles from './view.module.css';
import { WishListNav } from './wish-list-nav.tsx';
import listStyles from './wish-lists.module.css';
import { WishRow } from './wish-row.tsx';

export interface NamedListProps {
  readonly id: string;
  readonly lists: WishListData;
  readonly shown: NonNullable<WishListData['shown']>;
}

/** One named list of the customer: its products, its link, its name. */
export function NamedList({ id, lists, shown }: NamedListProps) {
  const t = useMessages('profile-panel');
  const { name, count, products } = shown;
  return (
    <section id="wishes" className={styles.section} aria-labelledby={`${id}-wishes`}>
      <SectionHead
        id={`${id}-wishes`}
        title={name}
        aside={t('wishCount', { smart_count: count })}
      />
      <div className={listStyles.tools}>
        <WishListNav lists={lists} />
      </div>
      {products.length === 0 && <p className={styles.hint}>{t('emptyList')}</p>}
      <ul className={styles.wishes}>
        {products.map((product) => (
          <Listed key={product.id} listId={shown.id} product={product} />
        ))}
      </ul>
      <div className={listStyles.own}>
        <ShareList list={shown} />
        <Rename list={shown} />
        <Removal list={shown} />
      </div>
    </section>
  );
}

interface ListedProps {
  readonly listId: number;
  readonly product: CardProduct;
}

function Listed({ listId, product }: ListedProps) {
  const t = useMessages('profile-panel');
  return (
    <WishRow
      product={product}
      removal={
        <CommandForm
          command="wishlist.place"
          hidden={{ listId, productId: product.id, isListed: 0 }}
        >
          <IconButton type="submit" icon="x" label={t('takeOff', { name: product.name })} />
        </CommandForm>
      }
    />
  );
}

interface ListProps {
  readonly list: WishListHead;
}

function Rename({ list }: ListProps) {
  const t = useMessages('profile-panel');
  const form = useForm('wishlist.saveList');
  const error = form.error('name');
  return (
    <details className={listStyles.fold} open={error !== undefined || undefined}>
      <summary>{t('renameList')}</summary>
      <CommandForm command="wishlist.saveList" hidden={{ id: list.id }} className={listStyles.name}>
        <TextField
          name="name"
          label={t('listName')}
          maxLength={60}
          required
          defaultValue={form.value('name', list.name)}
          error={error}
        />
        <FormError form={form} />
        <Button type="submit" busy={form.pending}>
          {t('saveList')}
        </Button>
      </CommandForm>
    </details>
  );
}

function Removal({ list }: ListProps) {
  const t = useMessages('profile-panel');
  const { pending } = useForm('wishlist.removeList');
  return (
    <details className={listStyles.fold}>
      <summary>{t('removeList')}</summary>
      <CommandForm
        command="wishlist.removeList"
        hidden={{ id: list.id }}
        className={listStyles.name}
      >
        <p>{t('removeListAsk')}</p>
        <Button type="submit" variant="danger" busy={pending}>
          {t('removeList')}
        </Button>
      </CommandForm>
    </details>
  );
}
