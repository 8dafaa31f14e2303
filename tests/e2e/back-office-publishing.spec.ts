import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { choose, create, fill } from './sites/office.ts';
import { logInStaff } from './staff.ts';

const save = async (page: Page) => {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(200);
};

test('staff publish a product in some languages and for a time, and shoppers see it only there', async ({
  page,
  browser,
}) => {
  const stamp = String(Date.now());
  await logInStaff(page);
  await page.goto('/en/admin/products/new');
  await fill(page, {
    'Name/English': `Beacon ${stamp}`,
    'Name/Croatian': `Plutača ${stamp}`,
    'Name/German': `Boje ${stamp}`,
    SKU: `P-${stamp}`,
    Price: '12',
  });
  await choose(page, 'State', 'Active');
  await page.getByRole('button', { name: 'Choose: Tax' }).click();
  await page.getByRole('dialog').getByRole('option').first().click();
  await page.keyboard.press('Escape');
  const languages = page.getByRole('group', { name: 'Shown in languages' });
  await expect(languages.getByRole('checkbox')).toHaveCount(3);
  await languages.getByText('Deutsch').click();
  await create(page);
  expect(await axeFindings(page)).toEqual([]);

  const visitor = await browser.newPage();
  const status = async (path: string) => (await visitor.goto(path))?.status();
  expect(await status(`/en/product/beacon-${stamp}`)).toBe(200);
  await expect(visitor.locator('link[hreflang="de"]')).toHaveCount(0);
  await expect(visitor.locator('link[hreflang="hr"]')).toHaveCount(1);
  expect(await status(`/de/produkt/boje-${stamp}`)).toBe(404);

  await page.getByLabel('Shown from').fill('2099-05-01T08:00');
  await save(page);
  await expect.poll(() => status(`/en/product/beacon-${stamp}`)).toBe(404);
  await page.goto('/en/admin/products?view=planned');
  await expect(page.getByRole('grid')).toContainText(`Beacon ${stamp}`);
  await expect(page.getByRole('grid')).toContainText('Planned');
  await visitor.close();
});
