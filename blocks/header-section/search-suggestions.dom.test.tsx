import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { overlay, respondWith, searchSign, show } from '#tests/support/header-stage.tsx';

beforeEach(() => screen.viewport(1440, 900));

const suggested = (groups: object[]) => async () =>
  Response.json({ data: { isCut: false, words: [], groups, nearest: [] } });

const addressOf = (query: string) => `/api/v1/cms/search/find?query=${query}&isBegun=true&limit=3`;

test('suggests names while typing: arrows choose, Escape closes the list first', async () => {
  const records = ['Lamp', 'Lantern'].map((title, id) => ({
    id,
    title,
    excerpt: '',
    path: `#${title}`,
  }));
  const groups = [{ kind: 'product', total: 2, records }];
  const called = respondWith(suggested(groups));
  onTestFinished(() => {
    location.hash = '';
  });
  await show();
  await searchSign().click();
  await overlay().getByRole('combobox').fill('lan');
  const options = overlay().getByRole('option');
  await expect.element(options.nth(1)).toHaveTextContent('Lantern');
  expect(called).toEqual([addressOf('lan')]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect.element(overlay().getByRole('status')).toHaveTextContent('2 suggestions');
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#Lantern');
  await userEvent.keyboard('{Escape}');
  await expect.element(options).not.toBeInTheDocument();
  await expect.element(overlay()).toBeInTheDocument();
});

test('requests suggestions at once, and for letters typed in the meantime when the response arrives', async () => {
  const arrivals: (() => void)[] = [];
  const later = async () => {
    await new Promise<void>((resolve) => arrivals.push(resolve));
    return suggested([])();
  };
  const called = respondWith(later, later);
  await show();
  await searchSign().click();
  const field = overlay().getByRole('combobox');
  await field.fill('br');
  await expect.poll(() => called).toEqual([addressOf('br')]);
  await field.fill('bro');
  await field.fill('brod');
  expect(called).toHaveLength(1);
  arrivals[0]?.();
  await expect.poll(() => called).toEqual([addressOf('br'), addressOf('brod')]);
  arrivals[1]?.();
});
