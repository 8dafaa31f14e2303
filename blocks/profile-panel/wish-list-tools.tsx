import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages } from '#runtime/block/context.tsx';
import { FormError } from '#runtime/checkout/form-error.tsx';
import { Button } from '#runtime/ui/button.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import type { WishListData } from './load-wishes.ts';
import { WishListNav } from './wish-list-nav.tsx';
import styles from './wish-lists.module.css';

export interface WishListToolsProps {
  readonly lists: WishListData;
}

/** Links to the named lists, and the form for a new one. */
export function WishListTools({ lists }: WishListToolsProps) {
  const t = useMessages('profile-panel');
  const form = useForm('wishlist.saveList');
  const error = form.error('name');
  return (
    <div className={styles.tools}>
      {lists.all.length > 0 && <WishListNav lists={lists} />}
      <details className={styles.fold} open={error !== undefined || undefined}>
        <summary>{t('newList')}</summary>
        <CommandForm command="wishlist.saveList" className={styles.name}>
          <TextField
            name="name"
            label={t('listName')}
            hint={t('listNameHint')}
            maxLength={60}
            required
            defaultValue={form.value('name')}
            error={error}
          />
          <FormError form={form} />
          <Button type="submit" busy={form.pending}>
            {t('createList')}
          </Button>
        </CommandForm>
      </details>
    </div>
  );
}
