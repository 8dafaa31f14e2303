import '#runtime/ui/styles.ts';
import { afterAll, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createPageRuntime } from '#editor/canvas/page-runtime.ts';
import { RuntimeContext } from '#runtime/block/context.tsx';
import type { Media } from '#schemas/entities/media.ts';
import { pageOf } from '#tests/support/page.ts';
import fixture from './fixtures/current.json';
import { View } from './view.tsx';

type Options = Parameters<typeof View>[0]['options'];

afterAll(() => screen.viewport(414, 896));

async function mount(width: number, focalPoint: Media['focalPoint'], frameWidth?: string) {
  await screen.viewport(width, 900);
  const harbour = { alt: '', width: 3, height: 2, sources: [], focalPoint } as unknown as Media;
  const page = { ...pageOf([]), media: { harbour } };
  const options = { ...fixture.options, picture: 'harbour' } as unknown as Options;
  const { container } = await render(
    <RuntimeContext value={createPageRuntime(page)}>
      <div data-block="hero" data-width={frameWidth}>
        <View id="h" options={options} data={undefined} slots={{ marginalia: null }} />
      </div>
    </RuntimeContext>,
  );
  const rectOf = (selector: string) =>
    (container.querySelector(selector) as Element).getBoundingClientRect();
  return { scene: rectOf('[data-card]'), card: rectOf('[data-card] > :has(h1)') };
}

test.each([0.1, 0.3, 0.5, 0.7, 0.9])(
  'the card does not cover the focal point (%s from the left)',
  async (x) => {
    const { scene, card } = await mount(1440, { x, y: 0.8 });
    const point = scene.left + x * scene.width;
    expect(point < card.left || point > card.right).toBe(true);
    expect(card.left).toBeGreaterThanOrEqual(scene.left);
    expect(card.right).toBeLessThanOrEqual(scene.right);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  },
);

test('the hero is as wide as its settings require', async () => {
  const usual = await mount(2200, null);
  const full = await mount(2200, null, 'full');
  const content = await mount(2200, null, 'content');
  expect(full.scene.width).toBeGreaterThan(usual.scene.width + 300);
  expect(content.scene.width).toBeLessThan(usual.scene.width);
});

test('below the picture of a theme without double frames, the title begins where the picture does', async () => {
  await mount(390, null);
  const [hero] = document.querySelectorAll<HTMLElement>('[data-block="hero"]');
  const leftOf = (selector: string) =>
    Math.round(hero?.querySelector(selector)?.getBoundingClientRect().left ?? 0);
  expect(leftOf('h1')).toBe(leftOf('picture') + 24);
  hero?.style.setProperty('--inner-line', '0px');
  expect(leftOf('h1')).toBe(leftOf('picture'));
});
