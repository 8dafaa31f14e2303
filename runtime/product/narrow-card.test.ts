import { expect, test } from 'vitest';
import { sourcesOf } from '../ui/picture.tsx';
import type { CardProduct } from './card-product.ts';
import { narrowCard } from './narrow-card.ts';

const card = (...widths: readonly number[]): CardProduct => ({
  id: 1,
  name: 'Chart',
  slug: 'chart',
  picture: {
    sources: widths.map((width) => ({
      mime: 'image/avif',
      width,
      path: `/media/ship/${width}.avif`,
    })),
    width: 1000,
    height: 1000,
    alt: 'A chart of the coast',
  },
  prices: { finalPrice: 100 },
  category: null,
  inStock: true,
  canAdd: true,
});

/** The files that the browser sees in the picture of a narrowed card. */
function shown(product: CardProduct, widest: number) {
  const { picture } = narrowCard(product, widest);
  return picture ? sourcesOf(picture) : [];
}

test.each([
  [[320, 640, 960], 640, [320, 640]],
  [[320, 640, 960], 320, [320]],
  [[900], 640, [900]],
  [[200], 320, [200]],
])('of the widths %j a list that shows %d sends %j', (widths, widest, sent) => {
  expect(shown(card(...widths), widest).map(({ width }) => width)).toEqual(sent);
});

const files = (...paths: readonly string[]) =>
  paths.map((path) => {
    const [, width = '', format = ''] = /(\d+)\.(\w+)$/.exec(path) ?? [];
    return { mime: `image/${format}`, width: Number(width), path };
  });

const withFiles = (...paths: readonly string[]): CardProduct => {
  const { picture, ...rest } = card();
  return { ...rest, picture: picture && { ...picture, sources: files(...paths) } };
};

test('files with the same widths in each format are named in short', () => {
  const paths = ['avif', 'jpeg'].flatMap((format) =>
    [320, 640].map((width) => `/media/ship/${width}.${format}`),
  );
  expect(narrowCard(withFiles(...paths), 640).picture).toEqual({
    folder: '/media/ship/',
    formats: ['avif', 'jpeg'],
    widths: [320, 640],
    width: 1000,
    height: 1000,
  });
  expect(shown(withFiles(...paths), 640)).toEqual(files(...paths));
});

test('a placeholder in WebP is sent without the start of its address', () => {
  const drawn = (placeholder: string) => {
    const { picture, ...rest } = withFiles('/media/ship/320.avif');
    return narrowCard({ ...rest, picture: picture && { ...picture, placeholder } }, 640).picture;
  };
  expect(drawn('data:image/webp;base64,UklGRg==')?.placeholder).toBe('UklGRg==');
  expect(drawn('data:image/gif;base64,R0lG')?.placeholder).toBe('data:image/gif;base64,R0lG');
});

test.each([
  ['several folders', ['/a/320.avif', 'https://files.example/640.avif']],
  ['a format that lacks a width', ['/a/320.avif', '/a/640.avif', '/a/320.jpeg']],
  ['names of their own', ['/a/small-320.avif']],
])('files with %s are sent one by one', (_case, paths) => {
  expect(narrowCard(withFiles(...paths), 640).picture).toMatchObject({ sources: files(...paths) });
});

test('a product without a picture stays as it is', () => {
  const bare = { ...card(320), picture: null };
  expect(narrowCard(bare, 320)).toBe(bare);
});
