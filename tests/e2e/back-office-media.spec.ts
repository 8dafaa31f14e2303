import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from './axe.ts';
import { logInStaff, save } from './staff.ts';

async function drawn(colour: string, width = 320): Promise<Buffer> {
  return sharp({ create: { width, height: 200, channels: 3, background: colour } })
    .png()
    .toBuffer();
}

const tile = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Media' }).getByRole('row', { name });

async function upload(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload files' });
  const files = await Promise.all(
    names.map(async (name, index) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: await drawn(`hsl(${index * 90 + 7}, 60%, 40%)`, 301 + index),
    })),
  );
  await dialog.locator('input[type=file]').setInputFiles(files);
  await dialog.getByRole('button', { name: `Upload (${names.length})` }).click();
  await expect(dialog).toBeHidden();
}

async function choose(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const box = tile(page, name).getByRole('checkbox');
    // The checkbox itself is hidden, so its label is clicked. A list that is loaded meanwhile replaces the
    // tile.
    await expect(async () => {
      if (!(await box.isChecked())) await tile(page, name).locator('label').click();
      await expect(box).toBeChecked({ timeout: 1000 });
    }).toPass();
  }
}

test('staff keep files in a folder, describe them, see where one is used, replace it and delete all', async ({
  page,
}) => {
  await logInStaff(page);
  await page.goto('/en/admin/media');
  await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible();
  const folders = page.getByRole('navigation', { name: 'Folders' });
  await folders.getByRole('button', { name: 'New folder' }).click();
  const newFolder = page.getByRole('dialog', { name: 'New folder' });
  await newFolder.getByRole('textbox', { name: 'Name' }).fill('Journey of media');
  await newFolder.getByRole('button', { name: 'Save' }).click();
  await expect(folders.getByRole('button', { name: /^Journey of media/ }).first()).toHaveAttribute(
    'aria-current',
    'true',
  );

  const names = ['Journey one', 'Journey two'];
  await upload(page, names);
  await choose(page, names);
  const bulk = page.getByRole('region', { name: 'Chosen files' });
  await bulk.getByRole('button', { name: 'Alternative text' }).click();
  const texts = page.getByRole('dialog', { name: 'Alternative texts' });
  await texts.getByRole('textbox', { name: 'Journey one' }).fill('A green square');
  await texts.getByRole('textbox', { name: 'Journey two' }).fill('A brown square');
  await texts.getByRole('button', { name: 'Save' }).click();
  await expect(texts).toBeHidden();
  await expect(bulk).toBeVisible();
  await bulk.getByRole('button', { name: 'Clear selection' }).click();
  expect(await axeFindings(page)).toEqual([]);

  await tile(page, 'Journey one').click();
  const details = page.getByRole('complementary', { name: 'About this media file' });
  await expect(details).toContainText('A green square');
  await expect(details).toContainText('Used in 0 places');
  await details.locator('input[type=file]').setInputFiles({
    name: 'new.png',
    mimeType: 'image/png',
    buffer: await drawn('teal', 640),
  });
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('new.png');
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(details).toContainText('640 × 200');

  await choose(page, names);
  await bulk.getByRole('button', { name: 'Delete unused' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No files here.')).toBeVisible();
  await folders.getByRole('button', { name: 'Folder: Journey of media' }).click();
  await page.getByRole('menuitem', { name: 'Delete folder' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(folders.getByRole('button', { name: /Journey of media/ })).toHaveCount(0);
});

test('a file that is used names its uses before it is deleted', async ({ page }) => {
  await logInStaff(page);
  await page.goto('/en/admin/media?q=print-lighthouse');
  // The first row of a list that still loads is its "Loading" row.
  await tile(page, 'Lighthouse at Dusk').first().click();
  const details = page.getByRole('complementary', { name: 'About this media file' });
  const use = details.getByRole('link', { name: /^Product: / }).first();
  await expect(use).toBeVisible();
  const name = (await use.textContent()) ?? '';
  await details.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await use.click();
  await expect(page).toHaveURL(/\/products\/record\/\d+$/);
});

test('the description of a product is written as rich text and undone', async ({ page }) => {
  await logInStaff(page);
  await page.goto('/en/admin/products');
  await page.getByRole('grid').getByRole('rowheader').first().click();
  const description = page.getByRole('group', { name: 'Description', exact: true });
  const text = description.getByRole('textbox', { name: 'English' });
  await text.click();
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Written in the back office. ');
  await save(page);
  const history = page.getByRole('region', { name: 'History' });
  const latest = history.getByRole('listitem').first();
  await expect(latest).toContainText('Written in the back office.');
  await latest.getByRole('button', { name: 'Undo' }).click();
  await expect(text).not.toContainText('Written in the back office.');
});
