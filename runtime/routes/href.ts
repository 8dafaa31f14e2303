import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { type Screen, screens } from './table.ts';

/** Home of a language: `/` for the default one, `/{language}` else (ROUTE-28). */
export function homeHref(language: Language): string {
  return language === defaultLanguage ? '/' : `/${language}`;
}

/** Address of a screen; `param` is its slug or id. */
export function screenHref(language: Language, screen: Screen, param?: string | number): string {
  const words = screens[screen][language]
    .split('/')
    .filter((part) => part && !part.startsWith(':'));
  const last = param === undefined ? [] : [encodeURIComponent(String(param))];
  return prefix(language, `/${[...words, ...last].join('/')}`);
}

/** Address of a generic page or a post: both link by slug (ROUTE-29, ROUTE-30). */
export function pageHref(language: Language, slug: string): string {
  // No empty parts: `//` at the start of a path would be read as another host.
  const path = slug.split('/').filter(Boolean).map(encodeURIComponent).join('/');
  return prefix(language, `/${path}`);
}

interface CartItemTarget {
  readonly itemId: number;
  readonly slug: string;
  readonly mainProductSlug: string | null;
  readonly isVisibleIndividually: boolean;
}

/** A variant's cart line opens its parent, ready to be changed (ROUTE-35, ROUTE-36). */
export function cartItemHref(language: Language, item: CartItemTarget): string {
  if (item.mainProductSlug === null || item.isVisibleIndividually) {
    return screenHref(language, 'product', item.slug);
  }
  return cartItemChoiceHref(language, item.itemId, item);
}

/** Where the choices of a cart line are changed: its product, or that of which it is a variant. */
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
} as const satisfies Record<string, Screen>;

/**
 * Address of a link target (`kind:value`). Pages and posts have a slug per language that only the
 * back end knows: their resolved addresses come in `known`. A kind alone (`product:`) stands for all of
 * its targets; an empty address leads nowhere.
 */
export function targetHref(
  language: Language,
  target: string,
  known: Readonly<Record<string, string>> = {},
): string {
  const [, kind, value = ''] = /^([a-z-]+):(.*)$/.exec(target) ?? [];
  const resolved = known[target] ?? known[`${kind}:`];
  if (resolved !== undefined) return resolved;
  if (kind === 'screen') return screenOrHome(language, value);
  if (kind === 'page' || kind === 'post') return pageHref(language, value);
  if (kind && kind in screenKinds) {
    return screenHref(language, screenKinds[kind as keyof typeof screenKinds], value);
  }
  return target;
}

/** Home is no screen of the table. */
function screenOrHome(language: Language, value: string): string {
  return Object.hasOwn(screens, value) ? screenHref(language, value as Screen) : homeHref(language);
}

function prefix(language: Language, path: string): string {
  return language === defaultLanguage ? path : `/${language}${path}`;
}
