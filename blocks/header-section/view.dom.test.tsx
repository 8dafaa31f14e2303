import { beforeEach, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { focus, menu, opener, overlay, searchSign, show } from '#tests/support/header-stage.tsx';
import fixture from './fixtures/current.json';

beforeEach(() => screen.viewport(1440, 900));

test('the logo links to the home page · NAV-02', async () => {
  await show();
  const logo = screen.getByRole('link', { name: /^Naša trgovina.*Home page$/ });
  await expect.element(logo).toHaveAttribute('href', '/en');
});

test.each([
  [1379, 72, false],
  [1380, 126, true],
] as const)(
  'at %i px it is %i px high · NAV-01, NAV-06, LAYOUT-07, LAYOUT-08, CONST-44, CONST-45, CONST-46',
  async (width, height, desktop) => {
    await screen.viewport(width, 900);
    await show();
    const header = screen.getByRole('banner').element();
    expect(header.getBoundingClientRect().height).toBe(height);
    const isShown = (element: Element | null) => element?.checkVisibility() ?? false;
    const facts = [...header.querySelectorAll('li')].filter(({ textContent }) =>
      fixture.options.topBar.some(({ text }) => text === textContent),
    );
    expect(facts.filter(isShown)).toHaveLength(desktop ? fixture.options.topBar.length : 0);
    const networks = fixture.options.social.map(({ url }) => url);
    for (const url of networks) {
      expect(isShown(header.querySelector(`a[href="${url}"]`)), url).toBe(desktop);
    }
    expect(isShown(header.querySelector('[aria-label="Open menu"]'))).toBe(!desktop);
    const entry = screen.getByRole('button', { name: 'Otisci i karte' });
    expect(entry.elements()).toHaveLength(desktop ? 1 : 0);
  },
);

const word = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente'.repeat(2);
const absurd = {
  logoText: word,
  tagline: word,
  topBar: [1, 2, 3].map((id) => ({ id: String(id), icon: 'clock', text: word, target: null })),
  linkButton: { label: word, target: 'screen:cart', newTab: false },
  items: fixture.data.items.map((item) => ({
    ...item,
    title: word,
    children: item.children.map((child) => ({ ...child, title: word })),
  })),
};

test.each([1380, 1440, 1920])('at %i px very long words stay within the window', async (width) => {
  await screen.viewport(width, 900);
  await show({}, absurd);
  const banner = screen.getByRole('banner').element();
  await expect.poll(() => banner.querySelectorAll('a, button').length).toBeGreaterThan(8);
  const shown = [...banner.querySelectorAll('a, button, li')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const beyond = shown.filter((each) => each.getBoundingClientRect().right > width);
  expect(beyond.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('a panel of child entries opens by key and closes on Escape · NAV-03', async () => {
  await show();
  const button = screen.getByRole('button', { name: 'Otisci i karte' });
  focus(button);
  await userEvent.keyboard('{Enter}');
  const child = screen.getByRole('link', { name: 'Stare karte' });
  await expect.element(child).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(child).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('the menu slides in with all entries, and closes on Escape · NAV-07', async () => {
  await screen.viewport(390, 844);
  await show();
  const slid: string[] = [];
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    if ((target as Element).matches('[role="dialog"]')) slid.push(propertyName);
  });
  await opener().click();
  await expect.element(menu()).toBeVisible();
  await expect.poll(() => slid).toContain('translate');
  for (const { title } of fixture.data.items) {
    await expect.element(menu().getByText(title, { exact: true })).toBeVisible();
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
});

test('the menu closes on a page change · NAV-08', async () => {
  await screen.viewport(390, 844);
  const { events } = await show();
  await opener().click();
  await expect.element(menu()).toBeVisible();
  events.emit('page');
  await expect.element(menu()).not.toBeInTheDocument();
});

test('a panel of child entries closes on a page change · NAV-08', async () => {
  const { events } = await show();
  await screen.getByRole('button', { name: 'Otisci i karte' }).click();
  const child = screen.getByRole('link', { name: 'Stare karte' });
  await expect.element(child).toBeVisible();
  events.emit('page');
  await expect.element(child).not.toBeInTheDocument();
});

test('the menu closes when focus leaves it · NAV-07', async () => {
  await screen.viewport(390, 844);
  await show();
  await opener().click();
  focus(menu().getByRole('button', { name: 'Close menu' }));
  await expect.element(menu()).toBeVisible();
  focus(screen.getByRole('link', { name: /Home page/ }));
  await expect.element(menu()).not.toBeInTheDocument();
});

test('search opens on the current page, with its field focused · NAV-04', async () => {
  await show();
  await searchSign().click();
  await expect.element(overlay()).toBeVisible();
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(overlay()).not.toBeInTheDocument();
});

test('search closes on a page change · NAV-09', async () => {
  const { events } = await show();
  await searchSign().click();
  await expect.element(overlay()).toBeVisible();
  events.emit('page');
  await expect.element(overlay()).not.toBeInTheDocument();
});

test('search links to its screen with parameter q without scripts · NAV-04 SEARCH-01', async () => {
  await show();
  const form = document.querySelector('form');
  expect(form?.method).toBe('get');
  expect(form?.getAttribute('action')).toBe('/en/search');
  expect(form?.elements.namedItem('q')).not.toBeNull();
  await expect.element(searchSign()).toHaveAttribute('href', '/en/search');
});

test('the cart shows its item count', async () => {
  const { runtime } = await show({ cart: { itemsCount: 2 } });
  await expect.element(screen.getByRole('link', { name: 'Cart: 2 items' })).toBeVisible();
  runtime.session.setState({ cart: null });
  await expect.element(screen.getByRole('link', { name: 'Cart: 0 items' })).toBeVisible();
});

test('each language links to the same page · I18N-02', async () => {
  await show();
  const german = screen.getByRole('link', { name: /Deutsch/ });
  await expect.element(german).toHaveAttribute('href', '/de');
});
