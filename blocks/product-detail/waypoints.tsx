import { useRuntime } from '#runtime/block/context.tsx';
import type { Translate } from '#runtime/i18n/translator.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import type { Detail } from './detail.ts';

/** Breadcrumbs of a product: shop, main category. */
export function Waypoints({ detail, t }: { readonly detail: Detail; readonly t: Translate }) {
  const { page } = useRuntime();
  const [main] = detail.categories;
  const shop = { label: t('shop'), href: screenHref(page.language, 'shop') };
  const category = main && {
    label: main.name,
    href: screenHref(page.language, 'shop', main.slug),
  };
  const own = {
    label: detail.face.name,
    href: screenHref(page.language, 'product', detail.slug),
  };
  return <Breadcrumbs label={t('path')} items={[shop, ...(category ? [category] : []), own]} />;
}
