import { expect, test } from '@playwright/test';
import { logInStaff } from './staff.ts';

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

const controls =
  'main :is(a:has(> svg), button, label:has(input:is([type="checkbox"], [type="radio"])))';

for (const list of ['products', 'promotions', 'taxes'])
  test(`on a tablet the controls of a record of ${list} are large enough for touch`, async ({
    page,
  }) => {
    await logInStaff(page);
    await page.goto(`/en/admin/${list}`);
    await page.getByRole('rowheader').first().click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    const small = await page.locator(controls).evaluateAll((all) =>
      all
        .filter((control) => control.checkVisibility())
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.width < 44 || box.height < 44))
        .map(({ control, box }) => `${box.width} × ${box.height}: ${control.outerHTML}`),
    );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  });
