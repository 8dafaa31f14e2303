import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { guest, pageOf } from '#tests/support/page.ts';
import { type Runtime, RuntimeContext } from '../block/context.tsx';
import { createSessionStore } from '../store/session.ts';
import type { CardProduct } from './card-product.ts';
import { ProductShelf } from './product-shelf.tsx';

const t = (key: string) => key;

const product = (width: number, height: number): CardProduct => ({
  id: width,
  name: 'Print',
  slug: `print-${width}`,
  picture: { folder: '/media/', formats: ['webp'], widths: [320, 640, 960], width, height },
  prices: { finalPrice: 100, retailPrice: 100, lowestPrice30: null, membershipPrice: null },
  category: null,
  inStock: false,
  canAdd: false,
});

test('a strip asks for pictures as wide as they are before the crop to a square · LAYOUT-11', () => {
  const session = createSessionStore(guest);
  const runtime = { page: pageOf([]), t, session } as unknown as Runtime;
  const products = [product(800, 800), product(1600, 1000), product(500, 1000)];
  const html = renderToStaticMarkup(
    <RuntimeContext value={runtime}>
      <ProductShelf products={products} t={t} layout="strip" label="More" />
    </RuntimeContext>,
  );
  const sizes = [...html.matchAll(/sizes="\(min-width: 1000px\) ([\d.]+)rem, ([\d.]+)rem"/g)];
  const inPx = sizes.map(([, wide, narrow]) => [Number(wide) * 16, Number(narrow) * 16]);
  expect(inPx.map((each) => each.map(Math.round))).toEqual([
    [320, 272],
    [512, 435],
    [320, 272],
  ]);
});
