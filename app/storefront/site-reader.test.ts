import { expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import { ok } from '#schemas/result.ts';
import { createSiteReader } from './site-reader.ts';

/** Returns the state of a site with these options and settings of the checkout. */
async function stateOf(cmsOptionFilter: object, checkout: object = {}, stores: object[] = []) {
  const currency = { id: 1, code: 'EUR', label: 'Euro', symbol: '€' };
  const extra = {
    currencyConfig: { allowedCurrencies: [currency], mainCurrencyId: 1 },
    checkoutSettings: { skipShippingStep: false, cartAdditionBehaviour: 2, ...checkout },
    cmsOptionFilter,
  };
  const site = { name: 'Muzej', url: 'http://shop.test' };
  const response = { site, stores, extra, maintenance: false };
  const client = { call: async () => ok(response) } as unknown as ApiClient;
  return createSiteReader(() => client, { captcha: null })();
}

const siteOf = async (options: object) => (await stateOf(options)).site;

test('only Croatian is offered until the option allows more; unknown languages are ignored · I18N-05 CONST-59 CONST-60', async () => {
  expect((await siteOf({})).languages).toEqual(['hr']);
  expect((await siteOf({ AllowedLanguages: [] })).languages).toEqual(['hr']);
  const allowed = await siteOf({ AllowedLanguages: ['hrv', 'en', 'deu', 'xx'] });
  expect(allowed.languages).toEqual(['hr', 'en', 'de']);
});

test('the shop is open only if the site has stores · PAGE-03', async () => {
  expect((await stateOf({})).site.hasStore).toBe(false);
  expect((await stateOf({}, {}, [{ id: 1 }])).site.hasStore).toBe(true);
});

test('visits are counted only if the options name an analytics provider · LAYOUT-16', async () => {
  expect(await siteOf({ GoogleAnalyticsId: '', GoogleTagManagerId: '' })).not.toHaveProperty(
    'analytics',
  );
  const site = await siteOf({ GoogleAnalyticsId: 'G-ABC1234567' });
  expect(site.analytics).toEqual({ measurement: 'G-ABC1234567' });
});

test.each([0, 1, 2] as const)(
  'the settings of the checkout reach the commands: an add with %i, delivery skipped or not · CART-29 CART-30 CHK-S-07',
  async (cartAdditionBehaviour) => {
    for (const skipShippingStep of [true, false]) {
      const state = await stateOf({}, { cartAdditionBehaviour, skipShippingStep });
      expect(state.site.cartAdditionBehaviour).toBe(cartAdditionBehaviour);
      expect(state.skipShippingStep).toBe(skipShippingStep);
    }
  },
);
