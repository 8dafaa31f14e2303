import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import type { CardProduct } from '#runtime/product/card-product.ts';
import { Button } from '#runtime/ui/button.tsx';
import { SelectField } from '#runtime/ui/select-field.tsx';
import type { WishListHead } from './load-wishes.ts';
import styles from './wish-lists.module.css';

interface PlaceOnListProps {
  readonly product: CardProduct;
  readonly lists: readonly WishListHead[];
}

/** Puts a wish on a named list; it stays on the wish list. */
export function PlaceOnList({ product, lists }: PlaceOnListProps) {
  const t = useMessages('profile-panel');
  const { pending } = useForm('wishlist.place');
  return (
    <CommandForm
      command="wishlist.place"
      hidden={{ productId: product.id, isListed: 1 }}
      className={styles.place}
    >
      <SelectField
        name="listId"
        label={t('placeOn', { name: product.name })}
        hideLabel
        options={lists.map(({ id, name }) => ({ value: `${id}`, label: name }))}
      />
      <Button
        type="submit"
        size="small"
        busy={pending}
        aria-label={t('placeNamed', { name: product.name })}
      >
        {t('place')}
      </Button>
    </CommandForm>
  );
}
