import { afterAll, expect, test } from 'vitest';
import { presets } from '#schemas/theme/presets/presets.ts';
import { themeText } from '#schemas/theme/theme-text.ts';
import { mailerOf, startMailServer } from '#tests/support/mail.ts';
import { openShop, orderOf, readyCart } from '#tests/support/shop.ts';
import { ids } from '#tests/support/shop-data.ts';
import { readShownTheme } from '../themes/published-theme.ts';

const shop = await openShop({ domains: ['https://second.test'] });
const server = await startMailServer();
const { db } = shop.database;
const mailer = mailerOf(shop, server, {
  readTheme: (domain) => readShownTheme({ db, siteTheme: themeText(presets.modern) }, domain),
});
afterAll(async () => {
  mailer.close();
  await server.close();
  await shop.close();
});

async function orderAt(host: string) {
  const cart = await readyCart(shop, [[ids.last, 1]], ids.cash);
  const { orderSlug } = await shop.get('checkout.createOrder', orderOf(cart), {
    headers: { host },
  });
  return db
    .selectFrom('orders')
    .select('domain')
    .where('slug', '=', orderSlug)
    .executeTakeFirstOrThrow();
}

test('a mail about an order has the theme of the domain on which it was placed', async () => {
  const source = themeText(presets.editorial);
  await db
    .insertInto('theme_variations')
    .values({
      name: 'Second',
      source,
      hash: 'second',
      domain: 'second.test',
      starts_on: null,
      ends_on: null,
      is_yearly: false,
      is_live: true,
    })
    .execute();
  expect(await orderAt('second.test')).toEqual({ domain: 'second.test' });
  expect(await orderAt('shop.test')).toEqual({ domain: 'shop.test' });
  expect(await orderAt('elsewhere.test')).toEqual({ domain: null });
  await mailer.send();
  const fonts = server.received.map(({ html }) => /Bodoni/.test(html ?? ''));
  expect(fonts).toEqual([true, false, false]);
});
