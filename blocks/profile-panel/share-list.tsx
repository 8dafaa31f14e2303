import { CommandForm, useForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import { absolute } from '#runtime/product/json-ld.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { CopyButton } from '#runtime/ui/copy-button.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import type { WishListHead } from './load-wishes.ts';
import styles from './wish-lists.module.css';

/** Creates, copies and ends the link of a list. */
export function ShareList({ list }: { readonly list: WishListHead }) {
  const t = useMessages('profile-panel');
  const { pending } = useForm('wishlist.share');
  const isShared = list.shareToken !== null;
  return (
    <div className={styles.share}>
      <p>{t(isShared ? 'sharedHint' : 'shareHint')}</p>
      {list.shareToken !== null && <Link token={list.shareToken} />}
      <CommandForm command="wishlist.share" hidden={{ id: list.id, isShared: isShared ? 0 : 1 }}>
        <Button
          type="submit"
          icon={isShared ? undefined : 'share-2'}
          variant={isShared ? 'secondary' : 'primary'}
          busy={pending}
        >
          {t(isShared ? 'endSharing' : 'share')}
        </Button>
      </CommandForm>
    </div>
  );
}

function Link({ token }: { readonly token: string }) {
  const t = useMessages('profile-panel');
  const { page } = useRuntime();
  const path = `${screenHref(page.language, 'profile')}?wishes=${encodeURIComponent(token)}`;
  const address = absolute(page.site, path);
  return (
    <div className={styles.link}>
      <TextField label={t('shareLink')} value={address} readOnly dir="ltr" />
      <CopyButton text={address} label={t('copyLink')} done={t('linkCopied')} />
    </div>
  );
}
