import { expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import { ok } from '#schemas/result.ts';
import { createSiteReader } from './site-reader.ts';

/** The site that its options make. */
async function siteOf(cmsOptionFilter: object) {
  const currency = { id: 1, code: 'EUR', label: 'Euro', symbol: '€' };
  const extra = {
    currencyConfig: { allowedCurrencies: [currency], mainCurrencyId: 1 },
    checkoutSettings: { skipShippingStep: false, cartAdditionBehaviour: 2 },
    cmsOptionFilter,
  };
  const response = { site: { name: 'Muzej', url: 'http://shop.test' }, extra, maintenance: false };
  const client = { call: async () => ok(response) } as unknown as ApiClient;
  return (await createSiteReader(() => client, { captcha: null })()).site;
}

test('Croatian alone is offered until the option allows more; what it does not know is left out · I18N-05', async () => {
  expect((await siteOf({})).languages).toEqual(['hr']);
  expect((await siteOf({ AllowedLanguages: [] })).languages).toEqual(['hr']);
  const allowed = await siteOf({ AllowedLanguages: ['hrv', 'en', 'deu', 'xx'] });
  expect(allowed.languages).toEqual(['hr', 'en', 'de']);
});

test('visits are counted only where the options name what counts them · LAYOUT-16', async () => {
  expect(await siteOf({ GoogleAnalyticsId: '', GoogleTagManagerId: '' })).not.toHaveProperty(
    'analytics',
  );
  const site = await siteOf({ GoogleAnalyticsId: 'G-ABC1234567' });
  expect(site.analytics).toEqual({ measurement: 'G-ABC1234567' });
});
