import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { logInStaff } from './staff.ts';

const form = '/en/admin/forms';

async function openForm(page: Page, name: string): Promise<void> {
  await page.goto(form);
  await page.getByRole('rowheader', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('the preview shows a form while it is written, with steps and conditions, and sends nothing', async ({
  page,
}) => {
  await logInStaff(page);
  await openForm(page, 'Group visit');
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  const shop = preview.frameLocator('iframe');
  await expect(shop.getByRole('heading', { name: 'Group visit' })).toBeVisible();
  await expect(shop.getByText('Step 1 of 3')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const age = shop.getByRole('combobox', { name: 'Age' });
  await expect(age).toBeHidden();
  await shop.getByRole('radio', { name: 'a school or nursery' }).check();
  await expect(age).toBeVisible();
  await shop.getByRole('radio', { name: 'adults' }).check();
  await expect(age).toBeHidden();
  await shop.getByRole('spinbutton', { name: 'Number of people' }).fill('12');
  await shop.getByRole('button', { name: 'Next' }).click();
  await expect(shop.getByText('Step 2 of 3')).toBeVisible();

  await page.getByRole('textbox', { name: 'English' }).fill('Visit in a group');
  await expect(shop.getByRole('heading', { name: 'Visit in a group' })).toBeVisible();
  await preview.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('option', { name: 'German' }).click();
  await expect(shop.getByRole('heading', { name: 'Gruppenbesuch' })).toBeVisible();
});

test('the button of a previewed form sends nothing', async ({ page }) => {
  await logInStaff(page);
  await openForm(page, 'Write to us');
  const shop = page.frameLocator('iframe');
  await shop.getByRole('textbox', { name: 'Name' }).fill('Ana Kupac');
  await shop.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  await shop.getByRole('textbox', { name: 'Message' }).fill('Dobar dan');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await shop.locator('main form [type="submit"]').click();
  await expect(shop.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Kupac');
  expect(sent).toEqual([]);
});

test('visitors get no preview of forms', async ({ request, baseURL }) => {
  const answer = await request.post('/en/admin/form-preview', {
    form: { form: '{}' },
    headers: { origin: `${baseURL}` },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(answer.headers()['location']).toContain('adminLogin');
});

test('the rows of fields are named in the language of the staff', async ({ page }) => {
  await logInStaff(page);
  await openForm(page, 'Write to us');
  const fields = page.getByRole('grid', { name: 'Fields', exact: true });
  await expect(fields.getByText('Message', { exact: true }).first()).toBeVisible();
});
