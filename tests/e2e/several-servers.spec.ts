import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openRoundRobin, type RoundRobin } from '#tests/support/round-robin.ts';
import { logInEditor } from './editor.ts';
import {
  addToCart,
  chooseDelivery,
  fillAddress,
  openCart,
  openCategory,
  openFirstProduct,
  pay,
} from './journey.ts';
import { data, databaseUrl, freePort } from './one-database.ts';
import { callToAction, ownPage, publish, rootNode, store, titlesOn } from './own-page.ts';

/** A second server on the database and media of the one that all journeys use. */
const port = Number(process.env.E2E_PORT ?? 3210);
let second: ChildProcess;
let proxy: RoundRobin;

test.beforeAll(async () => {
  const secondPort = await freePort();
  second = spawn(process.execPath, [`${process.env.IZLOG_DIST ?? 'dist'}/server/server.js`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(secondPort),
      PUBLIC_URL: `http://localhost:${port}`,
      IZLOG_DATA: `${data}-second`,
      DATABASE_URL: databaseUrl(),
      MEDIA_FOLDER: join(data, 'media'),
      TRUST_PROXY: '127.0.0.1,::1',
      LOG_LEVEL: 'error',
      PICTURES_WARM_UP: 'false',
      NODE_ENV: 'production',
    },
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${secondPort}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  proxy = await openRoundRobin([port, secondPort]);
});
test.afterAll(async () => {
  await proxy.close();
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
});

test('logs in, uploads, edits, publishes, buys and pays over two servers', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: proxy.url,
    extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.21' },
  });
  const page = await context.newPage();
  await logInEditor(page);
  await page.goto('/');

  const sources = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
    const drawing = canvas.getContext('2d') as CanvasRenderingContext2D;
    drawing.fillStyle = `rgb(${Date.now() % 255}, ${Date.now() % 199}, 90)`;
    drawing.fillRect(0, 0, 400, 300);
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    const form = new FormData();
    form.append('file', picture as Blob, 'two-servers.png');
    const response = await fetch('/api/v2/media/upload', { method: 'POST', body: form });
    const { data: media } = await response.json();
    return media[0].sources.map(({ path }: { path: string }) => path);
  });
  expect(sources.length).toBeGreaterThan(0);
  for (const source of [sources[0], sources[0]]) {
    expect((await page.request.get(source)).status()).toBe(200);
  }

  const own = await ownPage(context, 'dva-posluzitelja', [callToAction('Prvi naslov')]);
  await publish(context, own.document);
  for (let i = 0; i < 4; i += 1) {
    await page.goto(own.path);
    expect(await titlesOn(page)).toEqual(['Prvi naslov']);
  }
  await store(context, own.document, [rootNode(own.document, 1, callToAction('Drugi naslov'))]);
  await publish(context, own.document);
  for (let i = 0; i < 4; i += 1) {
    await page.goto(own.path);
    await expect.poll(() => titlesOn(page)).toEqual(['Prvi naslov', 'Drugi naslov']);
  }

  const buyer = await browser.newContext({
    baseURL: proxy.url,
    extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.22' },
  });
  const shop = await buyer.newPage();
  await shop.goto('/en');
  await openCategory(shop, 'books');
  await openFirstProduct(shop);
  await addToCart(shop);
  await openCart(shop, 'en');
  await shop.locator('a[href$="/checkout"]').first().click();
  await fillAddress(shop);
  await expect(shop).toHaveURL(/step=shipping/);
  await chooseDelivery(shop);
  await expect(shop).toHaveURL(/step=payment/);
  await pay(shop);
  await expect(shop.locator('[data-block="order-success"]')).toContainText(/MM-\d{4}-\d+/);
  const [first = 0, other = 0] = proxy.counts;
  expect(Math.abs(first - other)).toBeLessThanOrEqual(1);
});
