import { expect, type Locator, type Page } from '@playwright/test';
import { form } from './building.ts';

export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Waits until an element with this name has the focus. */
export async function expectFocus(page: Page, name: string): Promise<void> {
  await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${name}`));
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 60 && !(await hasFocus(target)); stop += 1) {
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Types into the search of a list and waits for what it finds. */
export async function search(page: Page, query: string): Promise<void> {
  const found = page.waitForResponse((response) => {
    const parameters = new URL(response.url()).searchParams.values();
    return [...parameters, response.request().postData() ?? ''].some((sent) =>
      sent.includes(query),
    );
  });
  await page.keyboard.type(query);
  await found;
}

/** Selects a row in a list shortened by a search. */
export async function chooseRow(page: Page, dialog: Locator, holds: Locator): Promise<void> {
  const rows = dialog.getByRole('row');
  const row = rows.filter({ has: holds });
  await expect(row).toBeVisible();
  await expect(dialog.locator('[data-stale]')).toHaveCount(0);
  const inRows = () => rows.and(page.locator(':focus')).count();
  for (let stop = 0; stop < 12 && (await inRows()) === 0; stop += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Home');
  for (let step = 0; step < 20 && !(await hasFocus(row)); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  // A row that Tab focused is not selected yet.
  if ((await row.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('Space');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(form(page).locator(':focus')).toHaveCount(1);
}
