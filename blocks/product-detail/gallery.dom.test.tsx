import '#runtime/ui/theme.css';
import '#runtime/ui/tokens.css';
import '#runtime/ui/base.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { addButton, pictures, resetAddress, showProduct } from '#tests/support/show-product.tsx';
import type { DetailData } from './detail-data.ts';
import bundle from './fixtures/bundle.json';
import configurable from './fixtures/configurable.json';

afterEach(resetAddress);

const placeOf = () => {
  const list = pictures.element();
  return Math.round(list.scrollLeft / list.clientWidth);
};

test('a choice re-renders nothing next to the product, and scrolls only to a different picture', async () => {
  let reads = 0;
  const crossSell = new Proxy<DetailData['crossSell']>([], {
    get(list, key) {
      reads += 1;
      return Reflect.get(list, key) as unknown;
    },
  });
  await showProduct(configurable, { crossSell });
  await expect.element(addButton).toBeVisible();
  const scroll = vi.spyOn(Element.prototype, 'scrollTo');
  const before = reads;
  await screen.getByRole('link', { name: 'tamnomodra' }).click();
  await expect.poll(() => new URL(location.href).searchParams.get('variant')).not.toBeNull();
  expect([reads, scroll.mock.calls.length]).toEqual([before, 0]);
  scroll.mockRestore();
});

test('arrow keys switch between the pictures', async () => {
  await showProduct(bundle);
  (pictures.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(placeOf).toBe(1);
  await userEvent.keyboard('{End}');
  await expect.poll(placeOf).toBe(2);
  await userEvent.keyboard('{ArrowRight}');
  expect(placeOf()).toBe(2);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(placeOf).toBe(1);
  await userEvent.keyboard('{Home}');
  await expect.poll(placeOf).toBe(0);
});

test('a picture opens large, zooms by keys, and restores the focus', async () => {
  await showProduct(bundle);
  const open = screen.getByRole('link', { name: 'Open large picture 1' });
  expect(open.element().getAttribute('href')).toMatch(/^\/media\/.*960\.webp$/);
  await open.click();
  const zoom = screen.getByRole('dialog', { name: 'Picture 1 of 3' });
  await expect.element(zoom).toBeVisible();
  const scale = () =>
    /scale\(([\d.]+)\)/.exec(document.querySelector('dialog')?.innerHTML ?? '')?.[1];
  await userEvent.keyboard('+');
  await expect.poll(scale).toBe('1.5');
  await userEvent.keyboard('0');
  await expect.poll(scale).toBe('1');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('dialog', { name: 'Picture 2 of 3' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(open).toHaveFocus();
  await expect.poll(placeOf).toBe(1);
});
