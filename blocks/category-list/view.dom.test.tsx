import '#runtime/ui/styles.ts';
import { afterAll, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createPageRuntime } from '#editor/canvas/page-runtime.ts';
import { RuntimeContext } from '#runtime/block/context.tsx';
import { pageOf } from '#tests/support/page.ts';
import type { CategoryTile } from './data.ts';
import fixture from './fixtures/current.json';
import { View } from './view.tsx';

afterAll(() => screen.viewport(414, 896));

const runtime = createPageRuntime(pageOf([]));
const [, tile] = fixture.data.tiles;

async function mount(width: number, total: number) {
  await screen.viewport(width, 900);
  const tiles = Array.from({ length: total }, (_, id) => ({ ...tile, id }) as CategoryTile);
  const options = { ...fixture.options, title: '', layout: 'tiles', showCounts: false } as const;
  const { container, unmount } = await render(
    <RuntimeContext value={runtime}>
      <View id="c" options={options} data={{ tiles }} slots={{}} />
    </RuntimeContext>,
  );
  const rectsOf = (selector: string) =>
    [...container.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  return {
    list: rectsOf('ul')[0] as DOMRect,
    tiles: rectsOf('li'),
    pictures: rectsOf('img'),
    unmount,
  };
}

const counts = Array.from({ length: 14 }, (_, index) => index + 1);

test.each([320, 390, 768, 1024, 1440])(
  'at %i px the rows of any count of tiles are full',
  async (width) => {
    for (const total of counts) {
      const { list, tiles, unmount } = await mount(width, total);
      expect(tiles.at(-1)?.right, `${total} tiles`).toBeCloseTo(list.right, 0);
      await unmount();
    }
  },
);

test.each([
  { width: 390, total: 3 },
  { width: 768, total: 5 },
  { width: 1440, total: 10 },
])('at $width px a tile across two cells does not crop its picture to a strip', async (by) => {
  const { pictures, tiles, unmount } = await mount(by.width, by.total);
  const [wide, next] = tiles as [DOMRect, DOMRect];
  const [picture] = pictures as [DOMRect];
  expect(wide.width).toBeGreaterThan(next.width * 1.9);
  expect(picture.width / picture.height).toBeGreaterThan(0.75);
  expect(picture.width / picture.height).toBeLessThan(1.5);
  await unmount();
});

test('a tile across two cells is as high as those beside it', async () => {
  const { pictures, tiles, unmount } = await mount(1440, 10);
  expect(pictures[0]?.width).toBeCloseTo((tiles[0]?.width ?? 0) / 2, -1);
  expect(tiles[0]?.height).toBeCloseTo(tiles[1]?.height ?? 0, 0);
  expect(pictures[0]?.height).toBeCloseTo(tiles[0]?.height ?? 0, -1);
  await unmount();
});

test('a tile across two rows has a large picture above its name', async () => {
  const { pictures, tiles, unmount } = await mount(1440, 9);
  expect(pictures[0]?.width).toBeCloseTo(tiles[0]?.width ?? 0, -1);
  expect(pictures[0]?.height).toBeGreaterThan((pictures[1]?.height ?? 0) * 2);
  await unmount();
});
