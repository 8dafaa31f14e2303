import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { consents } from '#fixtures/museum/content/consents.ts';
import { give, readyToPay, send, settleCookies, shopper } from './buyer.ts';
import { commandForm, orderNumber, submit } from './journey.ts';
import { logInStaff } from './staff.ts';
import { actOnOrder, openOrder } from './staff-orders.ts';

const screens = [
  '/admin',
  '/admin/cache',
  '/admin/consent',
  '/admin/consent/newsletter',
  '/admin/templates',
];

async function expectStaffLogin(request: APIRequestContext) {
  for (const path of screens) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(302);
    expect(response.headers().location).toBe('/adminLogin');
  }
}

test('redirects visitors and customers to the staff login · ADMIN-03 AUTH-24', async ({
  page,
  request,
}) => {
  await expectStaffLogin(request);
  expect((await send(page, 'auth.login', shopper)).ok).toBe(true);
  await expectStaffLogin(page.request);
});

test('admin paths are case-sensitive · ROUTE-24 ROUTE-25', async ({ request }) => {
  for (const path of ['/adminlogin', '/Admin', '/section-tool']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('lets staff in and shows the consents · LAYOUT-02 ADMIN-01 ADMIN-02 ADMIN-04 ADMIN-07', async ({
  page,
}) => {
  await page.goto('/adminLogin');
  const form = commandForm(page, 'auth.login');
  await form.locator('[name="username"]').fill('uprava@example.com');
  await form.locator('[name="password"]').fill('kormilo-2026');
  await submit(form);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  const navigation = page.getByRole('navigation', { name: 'Navigacija' });
  for (const [group, name] of [
    ['Postavke', 'Tekstovi privola'],
    ['Sadržaj', 'Predlošci stranica'],
    ['Sustav', 'Poslužitelj'],
  ] as const) {
    await navigation.getByRole('button', { name: group }).click();
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page.locator('main h1')).toHaveText(name);
  }
  await expect(page.getByRole('region', { name: 'Predmemorija' })).toContainText('Izbornici');
  await page.goto('/admin/consent');
  await expect(page.locator('main h1')).toHaveText('Privole');
  await expect(page.locator('main li')).toHaveCount(consents.length);
  await page.goto('/admin/cache');
  await expect(page.locator('main h1')).toHaveText('Predmemorija');
  await expect(page.locator('main li', { hasText: 'Izbornici' })).toContainText('pogođeno');
});

/** Creates a template, opens it and deletes it; works without scripts. */
async function makeAndDeleteTemplate(page: Page) {
  await page.goto('/de/admin/templates');
  await page.getByText('Neue Vorlage').click();
  const title = `Karte ${Date.now()}`;
  await page.getByLabel('Name').fill(title);
  await page.getByRole('button', { name: 'Vorlage anlegen' }).click();
  await expect(page.getByText(`Die Vorlage „${title}“ wurde angelegt.`)).toBeVisible();
  const edit = page.getByRole('link', { name: `Bearbeiten: ${title}` });
  const href = await edit.getAttribute('href');
  expect(href).toMatch(/template=karte-\d+&editPage=true$/);
  expect((await page.request.get(`${href}`)).status()).toBe(200);
  await page.getByText(`„${title}“ löschen`).click();
  await page.getByRole('button', { name: 'Vorlage löschen' }).click();
  await expect(page.getByText('Die Vorlage wurde gelöscht.')).toBeVisible();
  await expect(edit).toHaveCount(0);
}

test('staff make a template without scripts, and cancel an order after a confirmation · ADMIN-06', async ({
  browser,
  baseURL,
}) => {
  const settings = {
    ...(baseURL === undefined ? {} : { baseURL }),
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-forwarded-for': '10.19.0.1' },
  };
  const shopper = await (await browser.newContext(settings)).newPage();
  await settleCookies(shopper, baseURL);
  await give(shopper, 'zidni-kalendar-2027');
  await readyToPay(shopper);
  const form = commandForm(shopper, 'order.create');
  await form
    .locator('label')
    .filter({ hasText: 'Uplata na račun' })
    .locator('[type="radio"]')
    .check();
  for (const box of await form.locator('[name="consents"]').all()) await box.check();
  await submit(form);
  const number = await orderNumber(shopper);
  await shopper.context().close();
  const page = await (await browser.newContext(settings)).newPage();
  await page.goto('/de/admin/orders');
  await expect(page).toHaveURL(/\/de\/adminLogin$/);
  const editor = { username: 'urednica@example.com', password: 'svjetionik-2026' };
  expect((await send(page, 'auth.login', editor)).ok).toBe(true);
  await page.goto('/admin/orders');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await makeAndDeleteTemplate(page);
  await page.context().close();
  const office = await (
    await browser.newContext({ ...settings, javaScriptEnabled: true })
  ).newPage();
  await logInStaff(office);
  await openOrder(office, number);
  await actOnOrder(office, 'Cancel the order');
  await expect(office.getByText('The order has been cancelled.')).toBeVisible();
  await office.context().close();
});
