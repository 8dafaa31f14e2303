import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { codeOf } from './app-code.ts';
import { axeFindings } from './axe.ts';
import { commandForm, submit } from './journey.ts';
import { logInStaff } from './staff.ts';

// Logins are limited by IP address, so these visitors have their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.41' } });

const editor = { username: 'urednica@example.com', password: 'svjetionik-2026' };
async function enterPassword(page: Page): Promise<void> {
  await page.goto('/en/adminLogin');
  const form = commandForm(page, 'auth.login');
  await form.locator('[name="username"]').fill(editor.username);
  await form.locator('[name="password"]').fill(editor.password);
  await submit(form);
  await expect(page).toHaveURL(/adminLogin\?code=1$/);
}

async function enterCode(page: Page, code: string): Promise<void> {
  const form = commandForm(page, 'auth.secondFactor');
  await form.locator('[name="code"]').fill(code);
  await submit(form);
}

async function setUp(page: Page): Promise<{ readonly secret: string; readonly codes: string[] }> {
  await page.goto('/en/admin/security');
  await page.getByLabel('Your password').fill(editor.password);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = await page.getByLabel('Secret').inputValue();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, -1));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  return { secret, codes: await page.getByRole('listitem').locator('code').allTextContents() };
}

async function switchOff(page: Page, code: string): Promise<void> {
  await page.goto('/en/admin/security');
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Switch off' }).last().click();
  await expect(page.getByText('It is off')).toBeVisible();
}

test('staff set up an app, log in with its codes and a recovery code, and switch it off', async ({
  page,
  browser,
}) => {
  await logInStaff(page, editor);
  const { secret, codes } = await setUp(page);
  try {
    expect(await axeFindings(page)).toEqual([]);
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const other = await plain.newPage();
    await enterPassword(other);
    await enterCode(other, '000000');
    await expect(other.getByText('The code is wrong or was used before.').first()).toBeVisible();
    await enterCode(other, codeOf(secret, 0));
    await expect(other).toHaveURL(/\/en\/admin\//);
    const third = await (await browser.newContext()).newPage();
    await enterPassword(third);
    expect(await axeFindings(third)).toEqual([]);
    await enterCode(third, codes[0] ?? '');
    await expect(third).toHaveURL(/\/en\/admin\/dashboard$/);
  } finally {
    await switchOff(page, codes[1] ?? '');
  }
});

/** Starts another program that responds to every message and keeps the last one. */
async function openProgram() {
  let last: { readonly signature: string; readonly right: (secret: string) => string } | null =
    null;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const {
        'webhook-id': id,
        'webhook-timestamp': at,
        'webhook-signature': signature,
      } = request.headers;
      const signed = `${String(id)}.${String(at)}.${Buffer.concat(parts).toString()}`;
      const right = (secret: string) =>
        `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
          .update(signed)
          .digest('base64')}`;
      last = { signature: String(signature), right };
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, last: () => last, close: () => server.close() };
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/record\/[\w-]{36}$/);
}

async function makeSecret(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create the secret' }).click();
  const field = page.getByRole('textbox', { name: 'Secret' });
  await expect(field).toBeVisible();
  return field.inputValue();
}

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).not.toHaveURL(/\/record\//);
}

test('a program reads orders with a key, until the key is deleted', async ({
  page,
  playwright,
  baseURL,
}) => {
  await logInStaff(page);
  await page.goto('/en/admin/api-keys/new');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Accounting');
  await page.locator('label', { hasText: 'Orders and customers' }).click();
  await save(page);
  const secret = await makeSecret(page);
  expect(await axeFindings(page)).toEqual([]);
  const program = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  const status = async (path: string) => (await program.get(path)).status();
  expect(await status('/api/v2/collections/orders')).toBe(200);
  expect(await status('/api/v2/collections/staff')).toBe(404);
  await remove(page);
  expect(await status('/api/v2/collections/orders')).toBe(401);
  await program.dispose();
});

test('a program gets a signed message, and staff see its response', async ({ page }) => {
  const program = await openProgram();
  await logInStaff(page);
  await page.goto('/en/admin/webhooks/new');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Warehouse');
  await page.getByRole('textbox', { name: /^Address/ }).fill(program.url);
  await page.locator('label', { hasText: 'New product' }).click();
  await save(page);
  const webhook = page.url();
  const secret = await makeSecret(page);
  await page.getByRole('button', { name: 'Send a test message' }).click();
  await expect.poll(() => program.last()?.signature, { timeout: 30_000 }).toBeTruthy();
  expect(program.last()?.signature).toBe(program.last()?.right(secret));
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'All messages' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Warehouse' }).first();
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('204');
  }).toPass();
  await page.goto(webhook);
  await remove(page);
  program.close();
});
