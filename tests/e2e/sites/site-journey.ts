import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { languages } from '#schemas/languages.ts';
import { commandForm, submit } from '../journey.ts';

/** Matches a text of an owner in any language of the site. */
export function anyText(owner: string, key: string): RegExp {
  const texts = languages.map((language) => {
    const file = JSON.parse(readFileSync(`${owner}/texts/${language}.json`, 'utf8')) as {
      readonly [key: string]: string;
    };
    return file[key]?.replace(/%\{\w+\}.*/, '').trim();
  });
  return new RegExp(`^(${texts.join('|')})`);
}

/** Fails if any content of the page is beyond its edges. */
export async function expectInside(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect.soft(content, page.url()).toBe(window);
}

/** Logs in staff and waits for a screen of the back office. */
export async function logInAs(
  page: Page,
  username: string,
  password: string,
  screen: 'dashboard' | 'security' = 'dashboard',
): Promise<void> {
  await page.goto('/adminLogin');
  const form = commandForm(page, 'auth.login');
  await form.locator('[name="username"]').fill(username);
  await form.locator('[name="password"]').fill(password);
  await submit(form);
  await expect(page).toHaveURL(new RegExp(`/admin/${screen}$`));
}

/** Opens a page in edit mode without its tips. */
export async function openEditor(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const ui = JSON.stringify({ tipsSeen: true, left: null, right: null });
    localStorage.setItem('izlog-editor-ui', ui);
  });
  await page.goto(`${path}?editPage=true`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'edit');
}

/** Adds a block of the library, with its example, to the end of the open page. */
export async function insert(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a block' }).first().click();
  const label = page.getByText(name, { exact: true });
  await page.getByRole('option').filter({ has: label }).first().click();
}

/** Publishes the open page in all languages. */
export async function publish(page: Page): Promise<void> {
  const name = anyText('editor/chrome/publishing', 'publish');
  await page.getByRole('button', { name }).first().click();
  const button = page.getByRole('dialog').getByRole('button', { name });
  await expect(button).toBeEnabled();
  await button.click();
  await expect(button).toHaveCount(0);
}
