import { expect, type Locator, type Page } from '@playwright/test';

/** Texts for the form of a record, by label of the field. */
export type Values = Readonly<Record<string, string>>;

const field = (page: Page, label: string): Locator =>
  page.locator('main').getByRole('textbox', { name: new RegExp(`^${label}(required)?$`) });

/** Fills in fields of the open form; the label of a localized field is `Name/English`. */
export async function fill(page: Page, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const [group, language] = label.split('/');
    const text = language
      ? page
          .locator('main')
          .getByRole('group', { name: `${group}`, exact: true })
          .getByRole('textbox', { name: new RegExp(`^${language}`) })
      : field(page, label);
    await text.fill(value);
    await text.blur();
  }
}

/** Chooses an option of a list box. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page
    .locator('main')
    .getByRole('button', { name: new RegExp(`${label}(required)?$`) })
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Chooses a record of another collection. */
export async function relate(page: Page, label: string, record: string): Promise<void> {
  await page.getByRole('button', { name: `Choose: ${label}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(record);
  await dialog.getByRole('option', { name: record }).first().click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Saves a new record and waits until it is shown at its address. */
export async function create(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/record\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
