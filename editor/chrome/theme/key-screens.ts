import type { ApiClient } from '#runtime/api/client.ts';
import { homeHref, screenHref } from '#runtime/routes/href.ts';
import { mandatoryProductFilter } from '#schemas/constants.ts';
import type { Language } from '#schemas/languages.ts';

export interface KeyScreen {
  readonly id: 'home' | 'shop' | 'product' | 'cart' | 'login';
  readonly href: string;
}

/**
 * Returns the screens on which themes are compared. A shop without products has no shop, product and cart
 * screen there.
 */
export async function keyScreens(
  api: ApiClient,
  language: Language,
): Promise<readonly KeyScreen[]> {
  const found = await api.call('product.filter', {
    filters: [mandatoryProductFilter],
    limit: 1,
  });
  const slug = found.ok ? found.value.records[0]?.slug : undefined;
  const of = (id: Exclude<KeyScreen['id'], 'home'>, param?: string): KeyScreen => ({
    id,
    href: screenHref(language, id, param),
  });
  const shop = slug === undefined ? [] : [of('shop'), of('product', slug), of('cart')];
  return [{ id: 'home', href: homeHref(language) }, ...shop, of('login')];
}
