import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { pathOf, type Screen, screens } from './table.ts';

/** Returns the home address of a language: `/` for the default one, else `/{language}` (ROUTE-28). */
export function homeHref(language: Language): string {
  return language === defaultLanguage ? '/' : `/${language}`;
}

/** Returns the address of a screen; `param` is its slug or id. */
export function screenHref(language: Language, screen: Screen, param?: string | number): string {
  const last = param === undefined ? '' : `/${encodeURIComponent(String(param))}`;
  return pathIn(language, encodeURI(pathOf(screen, language)) + last);
}

/** Returns the address of a generic page or a post: both link by slug (ROUTE-29, ROUTE-30). */
export function pageHref(language: Language, slug: string): string {
  // Drops empty parts: `//` at the start of a path would be read as another host.
  const path = slug.split('/').filter(Boolean).map(encodeURIComponent).join('/');
  return pathIn(language, `/${path}`);
}

interface CartItemTarget {
  readonly itemId: number;
  readonly slug: string;
  readonly mainProductSlug: string | null;
  readonly isVisibleIndividually: boolean;
}

/** A variant's cart line links to its parent product, ready to be changed (ROUTE-35, ROUTE-36). */
export function cartItemHref(language: Language, item: CartItemTarget): string {
  if (item.mainProductSlug === null || item.isVisibleIndividually) {
    return screenHref(language, 'product', item.slug);
  }
  return cartItemChoiceHref(language, item.itemId, item);
}

/**
 * Returns the address where the choices of a cart line are changed: its product, or the parent of a variant.
 */
export function cartItemChoiceHref(
  language: Language,
  itemId: number,
  { slug, mainProductSlug }: Pick<CartItemTarget, 'slug' | 'mainProductSlug'>,
): string {
  return `${screenHref(language, 'product', mainProductSlug ?? slug)}?cartItemId=${itemId}`;
}

const screenKinds = {
  product: 'product',
  category: 'shop',
  'post-category': 'blog',
  event: 'event',
  author: 'author',
} as const satisfies Record<string, Screen>;

/**
 * Returns the address of a link target (`kind:value`). Slugs of pages and posts differ per language and only
 * the back end knows them: their resolved addresses are in `known`. A kind alone (`product:`) applies to all
 * its targets; an empty address means that there is no page.
 */
export function targetHref(
  language: Language,
  target: string,
  known: Readonly<Record<string, string>> = {},
): string {
  const [, kind, value = ''] = /^([a-z-]+):(.*)$/.exec(target) ?? [];
  const resolved = known[`${kind}:`] ?? known[target];
  if (resolved !== undefined) return resolved;
  if (kind === 'screen') return screenOrHome(language, value);
  if (kind === 'page' || kind === 'post') return pageHref(language, value);
  if (kind && kind in screenKinds) {
    return screenHref(language, screenKinds[kind as keyof typeof screenKinds], value);
  }
  return target;
}

/** Home is not a screen of the table. */
function screenOrHome(language: Language, value: string): string {
  return Object.hasOwn(screens, value) ? screenHref(language, value as Screen) : homeHref(language);
}

/** Returns a path in a language: without a prefix in the default one. */
export function pathIn(language: Language, path: string): string {
  return language === defaultLanguage ? path : `/${language}${path}`;
}
