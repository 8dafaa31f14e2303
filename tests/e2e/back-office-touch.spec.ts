import { expect, type Page, test } from '@playwright/test';
import { logInStaff } from './staff.ts';

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

const controls =
  'main :is(a:has(> svg), button, [role="row"] a, label:has(input:is([type="checkbox"], [type="radio"])))';

const drag = /^(Drag|Move)/;

/** Controls that are smaller than a finger needs. */
const smallControls = (page: Page): Promise<string[]> =>
  page.locator(controls).evaluateAll((all) =>
    all
      .filter((control) => control.checkVisibility())
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 44 || box.height < 44))
      .map(({ control, box }) => `${box.width} × ${box.height}: ${control.outerHTML}`),
  );

/** Records with their number of drag handles at least. */
const records = { products: 0, promotions: 0, taxes: 0, attributes: 2, forms: 3 } as const;

for (const [list, handles] of Object.entries(records))
  test(`on a tablet the controls of a record of ${list} are large enough for touch`, async ({
    page,
  }) => {
    await logInStaff(page);
    await page.goto(`/en/admin/${list}`);
    await page.getByRole('rowheader').first().click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    const grips = page.getByRole('main').getByRole('button', { name: drag });
    await expect.poll(() => grips.count()).toBeGreaterThanOrEqual(handles);
    expect(await smallControls(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  });

/** Screens whose parts are moved by a handle. */
const screens = ['category-tree', 'menus'] as const;

for (const width of [1024, 390])
  for (const screen of screens)
    test(`at ${width} px the handles and other controls of ${screen} are large enough for touch`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 768 });
      await logInStaff(page);
      await page.goto(`/en/admin/${screen}`);
      await expect(
        page.getByRole('main').getByRole('button', { name: drag }).first(),
      ).toBeVisible();
      expect(await smallControls(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
