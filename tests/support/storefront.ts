import type { EditAssets } from '#app/storefront/assets.ts';
import { createPageRenderer } from '#app/storefront/render-page.tsx';
import { withoutSharing } from '#app/storefront/shared-pages.ts';
import { createStorefront } from '#app/storefront/storefront.ts';
import type { ApiClient } from '#runtime/api/client.ts';
import { createCatalog } from '#runtime/page/messages.ts';
import type { StorefrontRequest } from '#server/http/storefront.ts';
import { pageOf } from './page.ts';

/** The stored page of every screen, without elements. */
export const storedScreen = {
  kind: 'template',
  id: 1,
  title: 'Naslovnica',
  description: '',
  slugs: { hr: 'naslovnica' },
  alternates: {},
  elements: [],
  links: {},
  media: {},
};

interface CheckoutChoices {
  readonly skipShippingStep?: boolean;
  readonly cartAdditionBehaviour?: 0 | 1 | 2;
}

/**
 * Opens a storefront without blocks in front of an API; `cookies` are the visitor's. Returns a function that
 * sends requests to it.
 */
export function openStorefront(
  call: (name: string, input: object) => Promise<unknown>,
  cookies: StorefrontRequest['cookies'],
  editAssets: EditAssets | null = null,
  { skipShippingStep = false, ...ofSite }: CheckoutChoices = {},
) {
  const catalog = createCatalog({});
  const storefront = createStorefront({
    clientFor: async () => ({ call }) as unknown as ApiClient,
    sharedPages: withoutSharing,
    dependencies: async () => ({
      registry: {},
      validators: {},
      catalog,
      site: { ...pageOf([]).site, ...ofSite },
      maintenance: null,
      skipShippingStep,
    }),
    renderer: createPageRenderer({}, catalog),
    completeElements: async (elements) => elements,
    assets: { headTags: () => ['<script src="/assets/shop.js"></script>'] },
    shareAddress: async () => null,
    editAssets,
  });
  return async (path: string, more: Partial<StorefrontRequest> = {}) => {
    const response = await storefront({
      method: 'GET',
      url: new URL(path, 'http://shop.test'),
      cookies,
      form: {},
      wants: 'html',
      encoding: null,
      from: null,
      traceId: '1',
      client: '127.0.0.1',
      ...more,
    });
    return { ...response, body: String(response.body) };
  };
}
