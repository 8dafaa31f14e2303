import { expect, type Page } from '@playwright/test';
import { commandForm, submit } from './journey.ts';

const editor = { username: 'urednica@example.com', password: 'svjetionik-2026' };

/** Signs a person of the back office in. */
export async function signIn(page: Page, user = editor): Promise<void> {
  await page.goto('/adminLogin');
  const form = commandForm(page, 'auth.login');
  await form.locator('[name="username"]').fill(user.username);
  await form.locator('[name="password"]').fill(user.password);
  await submit(form);
  await expect(page).toHaveURL(/\/admin$/);
}

/** Opens a screen in edit mode and waits until it can be edited. */
export async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}editPage=true`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'edit');
}

/** The drawn page as text: elements and attributes, without comments, data attributes and made-up ids. */
export function drawnPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    // Written by a server, set as properties by a script: the same thing.
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

/** Where each block stands on the page, px. */
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
