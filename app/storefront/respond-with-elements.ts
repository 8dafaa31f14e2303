import { cartCookies } from '#runtime/commands/cart/cart-session.ts';
import { orderKeys } from '#runtime/commands/orders/order-keys.ts';
import { createLoadContext } from '#runtime/page/load-context.ts';
import { loadSession } from '#runtime/page/load-session.ts';
import type { StorefrontRequest, StorefrontResponse } from '#server/http/storefront.ts';
import { readElements, resolveElements } from './resolve-elements.ts';
import { json } from './responses.ts';
import type { StorefrontParts, Visit } from './storefront-parts.ts';

/** Responds with the data of elements that an editor has just inserted into a page. */
export async function respondWithElements(
  { url, elements: posted }: StorefrontRequest,
  { cookies, language, api }: Visit,
  { dependencies, editAssets, completeElements: complete }: StorefrontParts,
): Promise<StorefrontResponse> {
  const by = await dependencies(api, url.host);
  const session = await loadSession(api, cookies);
  const elements = editAssets && readElements(posted);
  if (!elements || !session.user?.mayEdit) {
    return json(elements ? 403 : 404, null, cookies);
  }
  const [cartSession, orders] = [cartCookies(cookies), orderKeys(cookies)];
  const { searchParams } = url;
  const shown = { screen: searchParams.get('screen') ?? 'page', param: searchParams.get('param') };
  const reader = { api, draft: 'editor', url, session, cartSession, orders };
  const context = createLoadContext(reader, shown, language, by);
  return json(200, await resolveElements(elements, { ...by, complete }, context), cookies);
}
