import type { LoadContext } from '#runtime/block/types.ts';
import type { PageHead } from '#runtime/page/payload.ts';
import { breadcrumbList, headOf, itemList } from '#runtime/product/json-ld.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { type PictureProps, sourcesOf } from '#runtime/ui/picture.tsx';
import { languages } from '#schemas/languages.ts';
import type { ListData } from './list-data.ts';
import { facetCount } from './query.ts';

/** Returns the page metadata of a product list. A list that the visitor filtered is not indexed. */
export function head(data: ListData, context: LoadContext): Partial<PageHead> {
  const { url, screen, site, language, t } = context;
  const { category, query, products } = data;
  const page = query.page > 1 ? `?page=${query.page}` : '';
  const href = (slug?: string) => screenHref(language, 'shop', slug);
  const own = category ? [{ label: category.name, href: href(category.slug) }] : [];
  const above = data.ancestors.map(({ name, slug }) => ({ label: name, href: href(slug) }));
  const hidden = facetCount(query) > 1;
  // Former addresses and those of other languages get the canonical address of this language.
  const path = category && screen === 'category' ? href(category.slug) : url.pathname;
  return headOf({
    title: category?.name,
    part: query.page > 1 ? t('product-list.page', { page: query.page }) : undefined,
    description: category?.description,
    canonical: hidden ? null : path + page,
    noindex: hidden,
    alternates: alternatesOf(data),
    image: imageOf(products.find(({ picture }) => picture)?.picture),
    card: category ? { title: category.name } : undefined,
    jsonLd: [
      ...(own.length > 0 ? [breadcrumbList(site, [...above, ...own])] : []),
      itemList(
        site,
        products.map(({ slug }) => screenHref(language, 'product', slug)),
      ),
    ],
  });
}

function imageOf(picture: PictureProps['media'] | null | undefined): string | undefined {
  return picture ? sourcesOf(picture).at(-1)?.path : undefined;
}

function alternatesOf({ slugs, category }: ListData): PageHead['alternates'] | undefined {
  if (!category) return undefined;
  const paths = languages.flatMap((language) => {
    const slug = slugs[language];
    return slug ? [[language, screenHref(language, 'shop', slug)]] : [];
  });
  return paths.length > 0 ? Object.fromEntries(paths) : undefined;
}
