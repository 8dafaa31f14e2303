import { textsIn } from '#schemas/languages.ts';
import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import messages from 'virtual:messages/blocks/header-section';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Locator, page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import { createEventBus } from '#runtime/browser/event-bus.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import { formLines, plainForms, type ThemeForms } from '#schemas/theme/theme-forms.ts';
import { guest, pageOf } from '#tests/support/page.ts';
import type { HeaderData } from './data.ts';
import fixture from './fixtures/current.json';
import type { Options } from './options.ts';
import { View } from './view.tsx';

const texts = {
  ...prefixed('header-section', textsIn(messages, 'en')),
  'core.loading': 'Loading …',
  'core.offline': 'No connection.',
};
const defaults = {
  logoPicture: null,
  logoEmblem: 'books',
  topBar: [],
  social: [],
  searchLinks: [],
};

async function show(session: object = {}, absurd: object = {}) {
  const events = createEventBus();
  const runtime = {
    ...events,
    page: pageOf([], { language: 'en' }),
    t: createTranslator('en', texts),
    session: createSessionStore({ ...guest, ...session }),
  } as unknown as Runtime;
  const options = { ...defaults, ...fixture.options, ...absurd } as unknown as Options;
  const data = { ...fixture.data, ...absurd } as unknown as HeaderData;
  await render(
    <RuntimeContext value={runtime}>
      <View id="head" options={options} data={data} slots={{}} />
    </RuntimeContext>,
  );
  return { runtime, events };
}

const opener = () => screen.getByRole('button', { name: 'Open menu' });
const menu = () => screen.getByRole('dialog', { name: 'Menu' });
const overlay = () => screen.getByRole('dialog', { name: 'Search' });
const searchSign = () => screen.getByRole('banner').getByRole('link', { name: 'Search' });

const focus = (what: Locator) => (what.element() as HTMLElement).focus();

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

test('suggests names while typing: arrows choose, Escape closes the list first', async () => {
  const asked: string[] = [];
  const records = ['Lamp', 'Lantern'].map((title, id) => ({
    id,
    title,
    excerpt: '',
    path: `#${title}`,
  }));
  const groups = [{ kind: 'product', total: 2, records }];
  const original = globalThis.fetch;
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return Response.json({ data: { isCut: false, words: [], groups, nearest: [] } });
  };
  try {
    await show();
    await searchSign().click();
    const field = overlay().getByRole('combobox');
    await field.fill('lan');
    const options = overlay().getByRole('option');
    await expect.element(options.nth(1)).toHaveTextContent('Lantern');
    expect(asked).toEqual(['/api/v1/cms/search/find?query=lan&isBegun=true&limit=3']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect.element(overlay().getByRole('status')).toHaveTextContent('2 suggestions');
    await userEvent.keyboard('{Enter}');
    expect(location.hash).toBe('#Lantern');
    await userEvent.keyboard('{Escape}');
    await expect.element(options).not.toBeInTheDocument();
    await expect.element(overlay()).toBeInTheDocument();
  } finally {
    globalThis.fetch = original;
    location.hash = '';
  }
});

test('requests suggestions at once, and for letters typed in the meantime when the response arrives', async () => {
  const asked: string[] = [];
  const responses: (() => void)[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (address) => {
    asked.push(new URL(String(address), location.href).searchParams.get('query') ?? '');
    await new Promise<void>((resolve) => responses.push(resolve));
    return Response.json({ data: { isCut: false, words: [], groups: [], nearest: [] } });
  };
  try {
    await show();
    await searchSign().click();
    const field = overlay().getByRole('combobox');
    await field.fill('br');
    await expect.poll(() => asked).toEqual(['br']);
    await field.fill('bro');
    await field.fill('brod');
    expect(asked).toEqual(['br']);
    responses[0]?.();
    await expect.poll(() => asked).toEqual(['br', 'brod']);
    responses[1]?.();
  } finally {
    globalThis.fetch = original;
  }
});

const last = { id: 90, title: 'Lamps', link: 'screen:cart', path: '/en/cart', children: [] };
const middle = { id: 91, title: 'Light', link: '', path: null, children: [last] };
const top = { id: 92, title: 'Home', link: '', path: null, children: [middle] };

test('a wide screen shows the third level of the menu below the second · NAV-03', async () => {
  await show({}, { items: [top] });
  await screen.getByRole('button', { name: 'Home', exact: true }).click();
  const entry = screen.getByRole('listitem').filter({ hasText: /^LightLamps$/ });
  await expect
    .element(entry.getByRole('link', { name: 'Lamps' }))
    .toHaveAttribute('href', '/en/cart');
  await expect.element(screen.getByRole('link', { name: 'Light' })).not.toBeInTheDocument();
});

test('so does the menu of a narrow screen · NAV-07', async () => {
  await screen.viewport(390, 844);
  await show({}, { items: [top] });
  await opener().click();
  await menu().getByText('Home', { exact: true }).click();
  await expect.element(menu().getByRole('link', { name: 'Lamps' })).toBeVisible();
});

/** Answers calls of the API with these functions in turn; returns the addresses that were called. */
function answer(...replies: (() => Promise<Response>)[]): string[] {
  const asked: string[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    const reply = replies.shift();
    if (!reply) throw new Error(`${address}`);
    return reply();
  };
  onTestFinished(() => {
    globalThis.fetch = original;
  });
  return asked;
}

const deepMenu = (more: string) => {
  const lamps = {
    id: 3,
    title: 'Lamps',
    link: 'category:lamps',
    path: '/en/shop/lamps',
    children: [],
  };
  const light = { id: 2, title: 'Light', link: 'category:light', path: '/en/shop/light' };
  const home = { id: 1, title: 'Home', link: '', path: null };
  return {
    shown: { items: [{ ...home, children: [{ ...light, children: [], more }] }], isDeep: true },
    whole: [{ ...home, children: [{ ...light, children: [lamps] }] }],
  };
};

const deepOpener = () => screen.getByRole('button', { name: 'Menu: Light' });

test.each([
  [1440, () => screen.getByRole('button', { name: 'Home', exact: true }).click()],
  [
    390,
    async () => {
      await opener().click();
      await menu().getByText('Home', { exact: true }).click();
    },
  ],
])(
  'at %i px the third level is fetched once, and opens below its entry · NAV-03 NAV-07',
  async (width, open) => {
    await screen.viewport(width, 900);
    const { shown, whole } = deepMenu(`once-${width}`);
    const replies: ((response: Response) => void)[] = [];
    const asked = answer(() => new Promise((resolve) => replies.push(resolve)));
    await show({}, shown);
    await open();
    await expect.element(screen.getByRole('link', { name: 'Light' })).toBeVisible();
    expect(asked).toEqual([]);
    // Its code is fetched after the header is rendered.
    await expect.element(deepOpener()).toBeInTheDocument();
    focus(deepOpener());
    await expect.poll(() => asked).toEqual([`/api/v1/cms/navigation/tree/once-${width}`]);
    await userEvent.keyboard('{Enter}');
    await expect.element(deepOpener()).toHaveAttribute('aria-expanded', 'true');
    const status = screen.getByRole('status').filter({ hasText: 'Loading' });
    await expect.element(status).toBeVisible();
    replies[0]?.(Response.json({ data: whole }));
    const entry = screen.getByRole('link', { name: 'Lamps' });
    await expect.element(entry).toHaveAttribute('href', '/en/shop/lamps');
    await expect.element(status).not.toBeInTheDocument();
    await expect.element(deepOpener()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(entry).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(entry).toBeVisible();
    expect(asked).toHaveLength(1);
  },
);

test('a third level that cannot be fetched says so, and is fetched again when opened again', async () => {
  const { shown, whole } = deepMenu('failing');
  const fails = async () => new Response(null, { status: 503 });
  const asked = answer(fails, fails, async () => Response.json({ data: whole }));
  await show({}, shown);
  await screen.getByRole('button', { name: 'Home', exact: true }).click();
  // Its code is fetched after the header is rendered.
  await expect.element(deepOpener()).toBeInTheDocument();
  focus(deepOpener());
  await expect.poll(() => asked).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('No connection.')).toBeVisible();
  await expect.element(deepOpener()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(deepOpener()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('link', { name: 'Lamps' })).toBeVisible();
  await expect.element(screen.getByText('No connection.')).not.toBeInTheDocument();
});

test('a menu of two levels has no further buttons', async () => {
  const asked = answer();
  await show();
  await screen.getByRole('button', { name: 'Otisci i karte' }).click();
  await expect.element(screen.getByRole('link', { name: 'Stare karte' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Menu:/ }).elements()).toEqual([]);
  expect(asked).toEqual([]);
});

/** Shows the header in a layout that a theme can choose. */
async function showForm(form: ThemeForms['header']) {
  const { style } = document.documentElement;
  style.cssText = formLines({ ...plainForms, header: form }).join(';');
  onTestFinished(() => {
    style.cssText = '';
  });
  await show();
  const box = (of: Locator) => of.element().getBoundingClientRect();
  return {
    header: box(screen.getByRole('banner')),
    logo: box(screen.getByRole('link', { name: /Home page$/ })),
    menu: box(screen.getByRole('navigation', { name: 'Main navigation', exact: true })),
  };
}

test('a theme puts the logo in the centre, above the menu', async () => {
  const { header, logo, menu } = await showForm('centered');
  expect(Math.abs(logo.left + logo.right - 1440)).toBeLessThan(4);
  expect(Math.abs(menu.left + menu.right - 1440)).toBeLessThan(4);
  expect(menu.top).toBeGreaterThanOrEqual(logo.bottom);
  expect(menu.bottom).toBeLessThanOrEqual(header.bottom);
});

test('a theme puts the menu below the logo, at the start', async () => {
  const { header, logo, menu } = await showForm('below');
  expect(Math.abs(menu.left - logo.left)).toBeLessThan(20);
  expect(menu.top).toBeGreaterThanOrEqual(logo.bottom);
  expect(menu.bottom).toBeLessThanOrEqual(header.bottom);
});

test('a compact header is one row, with the side menu also on wide screens', async () => {
  const { header, logo, menu: navigation } = await showForm('compact');
  expect(header.height).toBe(70);
  expect(navigation.left).toBeGreaterThan(logo.right);
  expect(navigation.left - logo.right).toBeLessThan(40);
  await opener().click();
  await expect.element(menu()).toBeVisible();
});
