import { useMessages } from '#runtime/block/context.tsx';
import { ChoiceLinks } from '#runtime/product/choice-links.tsx';
import type { WishListData } from './load-wishes.ts';

/** The wish list and the named lists, as links. */
export function WishListNav({ lists: { all, shown } }: { readonly lists: WishListData }) {
  const t = useMessages('profile-panel');
  return (
    <ChoiceLinks
      label={t('lists')}
      items={[
        { label: t('wishlist'), href: '?#wishes', current: shown === null },
        ...all.map(({ id, name, count }) => ({
          label: `${name} (${count})`,
          href: `?list=${id}#wishes`,
          current: id === shown?.id,
        })),
      ]}
    />
  );
}
