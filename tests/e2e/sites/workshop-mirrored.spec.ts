import { expect, type Page, test } from '@playwright/test';
import { templates } from '#app/screen-addresses.ts';
import { pageHref, screenHref } from '#runtime/routes/href.ts';
import { adminScreens, type Screen } from '#runtime/routes/table.ts';
import { open, send, settleCookies } from '../buyer.ts';
import { chooseDelivery, commandForm, submit } from '../journey.ts';
import { expectRoomAt, widths } from './room.ts';
import { logInAs } from './site-journey.ts';
import { fillAddress } from './workshop.ts';

const arabic = (screen: Screen, param?: string | number) => screenHref('ar', screen, param);
const drill = arabic('product', 'drills-steel-6-10-ht-00003');
const owner = { username: 'owner@example.com', password: 'carbide-2026' };

type Visit = string | ((page: Page) => Promise<unknown>);

/** Every screen of the shop by its template, and further states of some. A step may need those before it. */
const visits: Readonly<Record<string, Visit>> = {
  home: '/ar',
  shop: arabic('shop'),
  category: arabic('shop', 'drills'),
  product: drill,
  'cart dialog': async (page) => {
    await open(page, drill);
    await submit(commandForm(page, 'cart.add').first());
    await expect(page.locator('dialog[open]')).toBeVisible();
  },
  cart: arabic('cart'),
  checkout: arabic('checkout'),
  'checkout, delivery': async (page) => {
    await page.goto(arabic('checkout'));
    await fillAddress(page);
    await expect(page).toHaveURL(/step=shipping/);
  },
  'checkout, payment': async (page) => {
    await page.goto(`${arabic('checkout')}?step=shipping`);
    await chooseDelivery(page);
    await expect(page).toHaveURL(/step=payment/);
  },
  'checkout-success': async (page) => {
    await page.goto(`${arabic('checkout')}?step=payment`);
    const form = commandForm(page, 'order.create');
    await form.locator('[name="paymentMethodId"]').last().check();
    await submit(form);
    await expect(page).toHaveURL(/orderSlug=/);
  },
  'checkout-failure': arabic('checkout-failure'),
  withdrawal: arabic('withdrawal'),
  search: `${arabic('search')}?q=مثقاب`,
  'search without results': `${arabic('search')}?q=zzzzzz`,
  suggestions: async (page) => {
    await open(page, '/ar');
    await page.locator(`header a[href="${arabic('search')}"]`).click();
    await page.locator('header dialog input[name="q"]').fill('مثقاب');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  news: arabic('blog'),
  blog: arabic('blog', 'workshop'),
  'post-category': arabic('blog', 'workshop'),
  post: pageHref('ar', 'sharp-drills'),
  author: arabic('author', 'dana-reyes'),
  event: arabic('event', 1),
  'page with a form': pageHref('ar', 'contact'),
  'not-found': pageHref('ar', 'nothing-here'),
  login: arabic('login'),
  'forgot-password': arabic('forgot-password'),
  'social-login': arabic('social-login'),
  'confirm-email': arabic('confirm-email'),
  'admin-login': arabic('admin-login'),
  register: arabic('register'),
  profile: async (page) => {
    await page.goto(arabic('register'));
    await register(page);
    await page.goto(arabic('profile'));
  },
  'profile with a new address': `${arabic('profile')}?address=new`,
  'profile with a wish list': async (page) => {
    await open(page, drill);
    // The network can be idle between the press and the request.
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await submit(commandForm(page, 'wishlist.toggle').first());
    await saved;
    await page.goto(arabic('profile'));
    await expect(page.locator('#wishes li')).not.toHaveCount(0);
  },
  error: async (page) => {
    await page.context().clearCookies();
    await send(page, 'auth.login', owner);
    await page.goto(`${arabic('admin-templates')}?template=error`);
  },
  maintenance: `${arabic('admin-templates')}?template=maintenance`,
};

async function register(page: Page): Promise<void> {
  const form = commandForm(page, 'auth.register');
  const password = 'carbide-2027';
  const values = {
    firstName: 'Layla',
    lastName: 'Haddad',
    email: `layla-${crypto.randomUUID()}@example.com`,
    password,
    confirmedPassword: password,
  };
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await submit(form);
  await expect(page).toHaveURL(/\/ar$/);
}

test('no screen of the shop is forgotten', () => {
  const shown = [...templates].filter((name) => !adminScreens.includes(name as Screen));
  expect(shown.filter((name) => !Object.hasOwn(visits, name))).toEqual([]);
});

/** Every second screen is opened at the wider width, where axe looks at it. */
const widthsOf = (turn: number) => (turn % 2 === 0 ? widths : widths.toReversed());

async function expectMirrored(page: Page, name: string, turn: number, visit: Visit): Promise<void> {
  const [first = 390, ...others] = widthsOf(turn);
  await page.setViewportSize({ width: first, height: 900 });
  await (typeof visit === 'string' ? page.goto(visit) : visit(page));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectRoomAt(page, name, [first, ...others]);
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('every screen of the shop has room in Arabic, also for longer texts', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await settleCookies(page, baseURL);
  for (const [turn, [name, visit]] of Object.entries(visits).entries()) {
    await test.step(name, () => expectMirrored(page, name, turn, visit));
  }
});

test('the open filters of a list have room in Arabic on a phone', async ({ page, baseURL }) => {
  await settleCookies(page, baseURL);
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, arabic('shop', 'drills'));
  const filters = page.getByRole('region', { name: 'التصفية' });
  await expect(filters).toBeHidden();
  await page.getByRole('button', { name: 'التصفية', exact: true }).click();
  await expect(filters).toBeVisible();
  await filters.locator('summary').last().click();
  await expectRoomAt(page, 'filters', [390]);
});

test('every screen of the back office has room in Arabic, also for longer texts', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await logInAs(page, owner.username, owner.password);
  await page.goto('/ar/admin/dashboard');
  const links = page.locator('#office-navigation a[href^="/ar/admin/"]');
  await expect(links).not.toHaveCount(0);
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  for (const [turn, href] of [...new Set(hrefs)].entries()) {
    const visit = async () => {
      await page.goto(`${href}`);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main [role="status"] [aria-hidden]')).toHaveCount(0);
    };
    await test.step(`${href}`, () => expectMirrored(page, `${href}`, turn, visit));
  }
});
