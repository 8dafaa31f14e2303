import { expect, test } from '@playwright/test';
import { open, settleCookies } from './buyer.ts';

test.beforeEach(({ page, baseURL }) => settleCookies(page, baseURL));

test('going back shows the same rows at the same position, without a request · ROUTE-47 LIST-24', async ({
  page,
}) => {
  await open(page, '/shop/odjeca?sort=cheapest');
  const names = page.locator('main [data-layout="grid"] h2');
  await page.locator('main form input[name="colour"]').nth(1).check({ force: true });
  await expect(page).toHaveURL(/colour=\d+&sort=cheapest$/);
  const card = names.last().locator('a');
  await card.scrollIntoViewIfNeeded();
  const before = { rows: await names.allTextContents(), top: await page.evaluate(() => scrollY) };
  const href = await card.getAttribute('href');
  await card.click();
  await expect(page).toHaveURL(/\/produkt\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' || request.resourceType() === 'document') {
      requested.push(request.url());
    }
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\/odjeca\?colour=/);
  await expect.poll(() => names.allTextContents()).toEqual(before.rows);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator(`main h2 a[href="${href}"]`)).toBeFocused();
  const top = await page.evaluate(() => scrollY);
  expect(Math.abs(top - before.top)).toBeLessThanOrEqual(2);
  // The focused link may prefetch its page again, once the first copy is old.
  expect(requested.filter((url) => !url.endsWith(`/_page${href}`))).toEqual([]);
});
