import { expect, type Locator, type Page } from '@playwright/test';
import { form } from './building.ts';

export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Waits until an element with this name has the focus. */
export async function expectFocus(page: Page, name: string): Promise<void> {
  await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(`^${name}`));
}

/** Maximum number of presses of Tab: more than a page has controls before its last form. */
const mostPresses = 150;

/**
 * Presses Tab until an element of the locator, or an element in it, has the focus; Shift and Tab if the focus is
 * after all of them.
 */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target.filter({ visible: true })).not.toHaveCount(0);
  for (let pressed = 0; pressed < mostPresses; pressed += 1) {
    const key = await target.evaluateAll(keyTowards);
    if (key === null) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

/** The key that moves the focus towards the elements; null if it is there. Runs in the page. */
function keyTowards(elements: readonly Element[]): 'Tab' | 'Shift+Tab' | null {
  const focused = document.activeElement;
  if (elements.some((element) => element.contains(focused))) return null;
  const isBeforeFocus = (element: Element) =>
    focused && element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  return elements.length > 0 && elements.every(isBeforeFocus) ? 'Shift+Tab' : 'Tab';
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
