import { beforeEach, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { focus, menu, opener, respondWith, show } from '#tests/support/header-stage.tsx';

beforeEach(() => screen.viewport(1440, 900));

const last = { id: 90, title: 'Lamps', link: 'page:lampe', path: '/en/lamps', children: [] };
const bulbs = { id: 93, title: 'Bulbs', link: 'screen:cart', path: '/en/bulbs', children: [] };
const middle = { id: 91, title: 'Light', link: '', path: null, children: [last, bulbs] };
const top = { id: 92, title: 'Home', link: '', path: null, children: [middle] };

test('a wide screen shows the third level of the menu below the second · NAV-03', async () => {
  await show({}, { items: [top] });
  await screen.getByRole('button', { name: 'Home', exact: true }).click();
  const entry = screen.getByRole('listitem').filter({ hasText: /^LightLampsBulbs$/ });
  await expect
    .element(entry.getByRole('link', { name: 'Lamps' }))
    .toHaveAttribute('href', '/en/lamps');
  await expect
    .element(entry.getByRole('link', { name: 'Bulbs' }))
    .toHaveAttribute('href', '/en/bulbs');
  await expect.element(screen.getByRole('link', { name: 'Light' })).not.toBeInTheDocument();
});

test('so does the menu of a narrow screen · NAV-07', async () => {
  await screen.viewport(390, 844);
  await show({}, { items: [top] });
  await opener().click();
  await menu().getByText('Home', { exact: true }).click();
  await expect.element(menu().getByRole('link', { name: 'Lamps' })).toBeVisible();
});

const deepMenu = (more: string) => {
  const lamps = {
    id: 3,
    title: 'Lamps',
    link: 'category:lampe',
    path: '/en/shop/lamps',
    children: [],
  };
  const light = { id: 2, title: 'Light', link: 'category:rasvjeta', path: '/en/shop/light' };
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
    const responses: ((response: Response) => void)[] = [];
    const asked = respondWith(() => new Promise((resolve) => responses.push(resolve)));
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
    responses[0]?.(Response.json({ data: whole }));
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
  const asked = respondWith(fails, fails, async () => Response.json({ data: whole }));
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
  const asked = respondWith();
  await show();
  await screen.getByRole('button', { name: 'Otisci i karte' }).click();
  await expect.element(screen.getByRole('link', { name: 'Stare karte' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Menu:/ }).elements()).toEqual([]);
  expect(asked).toEqual([]);
});
