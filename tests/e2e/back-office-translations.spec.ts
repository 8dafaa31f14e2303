import { expect, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { logInStaff, save } from './staff.ts';

test('staff change an original, confirm one translation, write the other, and filter the list', async ({
  page,
}) => {
  await logInStaff(page);
  await page.goto('/en/admin/tags/new');
  const name = page.getByRole('group', { name: 'Name' });
  const [croatian, english, german] = ['Croatian', 'English', 'German'].map((language) =>
    name.getByRole('textbox', { name: language }),
  ) as [
    ReturnType<typeof name.getByRole>,
    ReturnType<typeof name.getByRole>,
    ReturnType<typeof name.getByRole>,
  ];
  await page.getByRole('textbox', { name: 'Key' }).fill('zastarjeli-prijevod');
  await croatian.fill('Stare karte mora');
  await english.fill('Old sea charts');
  await german.fill('Alte Seekarten');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/record\/\d+$/);
  const translations = page.getByRole('group', { name: 'Translations' });
  await expect(translations).toHaveCount(0);

  await croatian.fill('Stare karte oceana');
  await save(page);
  await expect(translations.getByRole('button')).toHaveText([
    'English: 1 out of date',
    'German: 1 out of date',
  ]);
  await expect(english).toHaveAccessibleDescription(/Stare karte mora oceana/);
  expect(await axeFindings(page)).toEqual([]);

  await translations.getByRole('button', { name: 'German' }).click();
  await expect(german).toBeFocused();
  await german.fill('Alte Karten der Ozeane');
  await expect(translations.getByRole('button')).toHaveText(['English: 1 out of date']);
  await english.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Marked as up to date' })).toBeVisible();
  await expect(english).toBeFocused();
  await expect(german).toHaveValue('Alte Karten der Ozeane');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(translations.getByRole('button')).toHaveText(['English: 1 out of date']);
  await expect(english).toBeFocused();
  await expect(german).toHaveValue('Alte Karten der Ozeane');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(translations).toHaveCount(0);
  await save(page);
  await expect(translations).toHaveCount(0);

  await german.fill('');
  await croatian.fill('Karte oceana');
  await save(page);
  await page.reload();
  await expect(translations.getByRole('button')).toHaveText([
    'English: 1 out of date',
    'German: 1 missing',
  ]);
  await page.goto('/en/admin/tags');
  await page.getByRole('button', { name: 'Filters' }).click();
  const rows = page.getByRole('grid').getByRole('row', { name: /Old sea charts/ });
  for (const choice of ['English: out of date', 'Deutsch: missing']) {
    await page.getByRole('button', { name: /Translations/ }).click();
    await page.getByRole('option', { name: choice }).click();
    await expect(rows).toHaveCount(1);
  }
  await page.getByRole('button', { name: /Translations/ }).click();
  await page.getByRole('option', { name: 'Deutsch: out of date' }).click();
  await expect(rows).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('staff see which labels of a menu have an outdated translation, and confirm one', async ({
  page,
}) => {
  await logInStaff(page);
  await page.goto('/en/admin/menus');
  await page.getByRole('button', { name: 'Open: Contact' }).click();
  await page.getByRole('textbox', { name: 'Croatian' }).fill('Dućan mora');
  const translations = page.getByRole('group', { name: 'Translations' });
  await expect(translations.getByRole('button').first()).toHaveText(/English: 1 out of date/);
  await translations.getByRole('button', { name: 'English' }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(translations.getByRole('button', { name: /English: 1 out of date/ })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});
