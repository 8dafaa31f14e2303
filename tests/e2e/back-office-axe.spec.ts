import { expect, type Page, test } from '@playwright/test';
import { homeHref } from '#runtime/routes/href.ts';
import { type Language, languages } from '#schemas/languages.ts';
import { axeFindings } from './axe.ts';
import { openOffice } from './staff.ts';

/** Screens that are not lists; all lists share one screen. */
const own = [
  'dashboard',
  'new-order',
  'category-tree',
  'import',
  'accounting',
  'menus',
  'security',
  'server',
  'products',
  'orders',
  'settings-company',
];

const addressIn = (language: Language, name: string) =>
  `${homeHref(language).replace(/\/$/, '')}/admin/${name}`;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [role="status"] [aria-hidden]')).toHaveCount(0);
}

test('screens of the back office pass axe in each language, every list in one of them', async ({
  page,
}) => {
  test.setTimeout(360_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOffice(page);
  const links = page.locator('#office-navigation a[href^="/en/admin/"]');
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  const names = hrefs.map((href) => href?.replace('/en/admin/', '').split('/')[0] ?? '');
  const lists = names.filter((name) => !own.includes(name));
  const visits = languages.flatMap((language, turn) => [
    ...own.map((name) => addressIn(language, name)),
    ...lists
      .filter((_, at) => at % languages.length === turn)
      .map((name) => addressIn(language, name)),
  ]);
  for (const address of visits) {
    await open(page, address);
    expect.soft(await axeFindings(page), address).toEqual([]);
  }
});
