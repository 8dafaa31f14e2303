import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { logInStaff } from './staff.ts';

const editor = { username: 'urednica@example.com', password: 'svjetionik-2026' };

/** Logs in an editor without opening a page. */
export const logInEditor = (page: Page, user = editor): Promise<void> => logInStaff(page, user);

/** Opens a screen in edit mode and waits until it can be edited. */
export async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}editPage=true`);
  // The largest screens open slowly on a busy machine.
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'edit', { timeout: 90_000 });
}

/**
 * Returns the rendered page as text: elements and attributes, without comments, data attributes and generated
 * ids.
 */
export function renderedPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    // A server writes them as attributes, a script sets them as properties; both are equal.
    const state = ['selected', 'checked', 'muted'];
    const root = document.getElementById('izlog')?.cloneNode(true) as HTMLElement;
    const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
    const found: Node[] = [];
    while (comments.nextNode()) found.push(comments.currentNode);
    for (const comment of found) comment.parentNode?.removeChild(comment);
    root.normalize();
    for (const element of root.querySelectorAll('*')) {
      for (const { name, value } of Array.from(element.attributes)) {
        if (name.startsWith('data-') || state.includes(name)) element.removeAttribute(name);
        else if (name === 'style')
          element.setAttribute(name, (element as HTMLElement).style.cssText);
        else element.setAttribute(name, value.replace(/_[rR]_\w+_/g, 'made-up'));
      }
      const sorted = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const { name } of sorted) {
        const value = element.getAttribute(name) ?? '';
        element.removeAttribute(name);
        element.setAttribute(name, value);
      }
    }
    return root.innerHTML.replaceAll('><', '>\n<');
  });
}

/** Returns the position of each block on the page in px. */
export function blockPlaces(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('#izlog [data-block]')].map((block) => {
        const { x, y, width, height } = block.getBoundingClientRect();
        const place = [x, y + scrollY, width, height].map((each) => Math.round(each));
        return [block.dataset.id ?? '', place.join(' ')];
      }),
    ),
  );
}

/** Collects everything the browser reports from now on: errors, CSP violations, broken scripts. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}

export interface Outline {
  /** Types of the blocks, in document order. */
  readonly blocks: readonly string[];
  /** Every text that is alone in its element, at the index that `textAt` takes. */
  readonly texts: readonly string[];
  /**
   * Everything visible, in document order: blocks, backgrounds, texts, link targets, and pictures with their
   * alternative text. Icons, flags and barcodes count as pictures.
   */
  readonly content: readonly string[];
}

const textOnly = 'xpath=.//*[not(*) and normalize-space() and not(ancestor-or-self::script)]';

/** The structure of a page and everything that visitors see, without ids. */
export async function outline(page: Page): Promise<Outline> {
  const main = page.locator('main');
  const texts = await main.locator(textOnly).allTextContents();
  const seen = await main.evaluate((root) => {
    const normalized = (text: string | null | undefined) =>
      (text ?? '').replace(/\s+/g, ' ').trim();
    const linesOf = (element: Element): string[] => {
      if (!element.checkVisibility()) return [];
      const { block, ground } = (element as HTMLElement).dataset;
      const own = [
        block && `block ${block}`,
        ground && `ground ${ground}`,
        element.matches('a') && `link ${element.getAttribute('href')}`,
        element.matches('img') &&
          `picture ${element.getAttribute('src')} “${element.getAttribute('alt')}”`,
        element.matches('svg') && `drawing ${element.innerHTML}`,
      ].filter((line) => typeof line === 'string' && line !== '') as string[];
      const inside = element.matches('svg') ? [] : [...element.childNodes].flatMap(linesIn);
      return [...own, ...inside];
    };
    const linesIn = (node: Node): string[] => {
      if (node instanceof Element) return linesOf(node);
      const text = node.nodeType === Node.TEXT_NODE ? normalized(node.textContent) : '';
      return text === '' ? [] : [`text ${text}`];
    };
    const blocks = [...root.querySelectorAll<HTMLElement>('[data-block]')];
    return {
      blocks: blocks.map(({ dataset }) => dataset.block ?? ''),
      content: linesOf(root),
    };
  });
  return { ...seen, texts: texts.map((text) => text.replace(/[ \t\n]+/g, ' ').trim()) };
}

/** Returns the element that shows one of `Outline.texts`. */
export const textAt = (page: Page, at: number): Locator =>
  page.locator('main').locator(textOnly).nth(at);

/** Returns the outline of a page for a new visitor. */
export async function visitorOutline(browser: Browser, path: string): Promise<Outline> {
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(200);
  const found = await outline(page);
  await visitor.close();
  return found;
}

/** The bar at the top of the editor. */
export const bar = (page: Page): Locator => page.locator('[data-region="bar"]');

/** The button of the bar's menu; on narrow screens its name includes other editors of the page. */
export const moreButton = (page: Page): Locator =>
  bar(page).getByRole('button', { name: /^Više( –|$)/ });

/** Returns the block at an index of `Outline.blocks`. */
export const blockAt = (page: Page, at: number): Locator =>
  page.locator('main [data-block]').nth(at);

/** Resolves once everything is saved on the server. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /Sve je spremljeno/ })).toBeVisible();

/** Kind of press in a test: by mouse or touch. */
export type Press = 'click' | 'tap';

/** Creates an empty page whose name starts with `name`; returns its path. */
export async function newPage(page: Page, name: string, press: Press): Promise<string> {
  const slug = `${name}-${Date.now()}`;
  await moreButton(page)[press]();
  await page.getByRole('menuitem', { name: 'Nova stranica' })[press]();
  const dialog = page.getByRole('dialog', { name: 'Nova stranica' });
  await dialog.getByRole('textbox', { name: /^Naslov/ }).fill(slug);
  await dialog.getByRole('button', { name: 'Stvori stranicu' })[press]();
  await expect(page).toHaveURL(new RegExp(`/${slug}\\?editPage=true`));
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'edit');
  return `/${slug}`;
}

/** Returns a block in the open library: its card shows its name and purpose. */
export const libraryCard = (page: Page, name: string): Locator =>
  page
    .getByRole('listbox', { name: 'Blokovi' })
    .getByRole('option')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first();

/** Publishes the open page. */
export async function publishPage(page: Page, press: Press): Promise<void> {
  await page.getByRole('button', { name: 'Objavi', exact: true })[press]();
  const dialog = page.getByRole('dialog', { name: /^Objava/ });
  await dialog.getByRole('button', { name: 'Objavi', exact: true })[press]();
  await expect(dialog).toBeHidden();
}
