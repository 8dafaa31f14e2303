import { memo } from 'react';
import { CommandForm } from '#runtime/block/command-form.tsx';
import { useSession } from '#runtime/block/context.tsx';
import type { Translate } from '#runtime/i18n/translator.ts';
import { Button } from '#runtime/ui/button.tsx';
import styles from './wish-form.module.css';

interface WishFormProps {
  readonly productId: number;
  readonly t: Translate;
}

/** Adds the product to the wish list, or removes it. */
export const WishForm = memo(function WishForm({ productId, t }: WishFormProps) {
  const isWished = useSession(({ wishlist }) => wishlist.includes(productId));
  return (
    <CommandForm command="wishlist.toggle" hidden={{ productId }} className={styles.form}>
      <Button type="submit" variant="quiet" icon="heart" aria-pressed={isWished}>
        {isWished ? t('unwish') : t('wish')}
      </Button>
    </CommandForm>
  );
});
