import { expect, test } from '@playwright/test';
import { give } from './buyer.ts';
import { bar, blockPlaces, logInEditor, openEditor, renderedPage } from './editor.ts';

// Logins are rate limited by IP address, so these visitors have their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.6' } });

const screens = [
  '/',
  '/shop',
  '/shop/dom-i-kuhinja',
  '/produkt/brodovi-od-drva',
  '/kosarica',
  '/objave',
];

test('sends visitors the plain page and no byte of the editor · EDIT-01 EDIT-18', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const response = await page.goto('/?editPage=true');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const html = (await response?.text()) ?? '';
  expect(html.includes('/assets/edit/')).toBe(false);
  expect(html.includes('izlog-edit')).toBe(false);
  expect(/href="[^"]*editPage=true/.test(html)).toBe(false);
  expect(fetched.filter((url) => url.includes('/assets/edit/'))).toEqual([]);
  const drafts = await page.request.post('/api/v2/cms/draft/open', {
    data: { documents: ['page:1'] },
  });
  expect(drafts.status()).toBe(401);
});

test('renders the same page for staff as for shoppers, with only data attributes added · EDIT-01 PERM-14', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await logInEditor(page);
  // The first page after a login shows a notice.
  await page.goto('/');
  for (const path of screens) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await page.evaluate(() => document.fonts.ready);
    const plain = await renderedPage(page);
    const places = await blockPlaces(page);
    await openEditor(page, path);
    expect(await renderedPage(page), path).toBe(plain);
    await page.evaluate(() => document.fonts.ready);
    expect(await blockPlaces(page), path).toEqual(places);
  }
  expect(problems).toEqual([]);
});

test('stays open in another language while the page offers to restore a stashed cart · EDIT-01 CART-26', async ({
  page,
}) => {
  await logInEditor(page);
  await page.goto('/en');
  await give(page, 'rjecnik-vjetrova');
  await openEditor(page, '/en/about');
  await bar(page).getByRole('radio', { name: /^DE/ }).click();
  await expect(page).toHaveURL(/\/de\/.*editPage=true/);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'edit');
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('leftCarts');
});
