import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type OverlayStage, openOverlay } from '#tests/support/overlay-stage.tsx';

let stage: OverlayStage;
afterEach(() => stage.close());

const marked = '[class*="frame"][data-kind="selected"]';

/** Position of the selected block's frame, and of the block in the preview. */
function slotKeys(id: string) {
  const preview = document.querySelector('iframe');
  const block = preview?.contentDocument?.querySelector(`[data-id="${id}"]`);
  const frame = document.querySelector(marked)?.getBoundingClientRect();
  if (!preview || !block || !frame) return null;
  const { x, y, width } = preview.getBoundingClientRect();
  const scale = width / preview.offsetWidth;
  const inside = block.getBoundingClientRect();
  const expected = [x + inside.x * scale, y + inside.y * scale, inside.width * scale];
  return {
    rendered: [frame.x, frame.y, frame.width].map(Math.round),
    expected: expected.map(Math.round),
  };
}

test('mobileView=true in the address starts with the width of a phone, however wide the window is · ROUTE-38', async () => {
  await page.viewport(1200, 800);
  const address = location.pathname + location.search;
  history.replaceState(null, '', `${location.pathname}?mobileView=true`);
  stage = await openOverlay();
  await expect.poll(() => document.querySelector('iframe')?.offsetWidth).toBe(390);
  history.replaceState(null, '', address);
});

test.each(['', '?mobileView=false', '?mobileView='])(
  'the address ending in “%s” keeps the width of the window · ROUTE-38',
  async (query) => {
    await page.viewport(1200, 800);
    const address = location.pathname + location.search;
    history.replaceState(null, '', location.pathname + query);
    stage = await openOverlay();
    stage.editing.select(['hero-1']);
    await expect.poll(() => document.querySelector(marked)).not.toBeNull();
    expect(document.querySelector('iframe')).toBeNull();
    history.replaceState(null, '', address);
  },
);

test.each([1200, 380])(
  'a block selected before has its frame in a preview of a %s px window too',
  async (width) => {
    await page.viewport(width, 800);
    stage = await openOverlay();
    stage.editing.select(['hero-1']);
    await expect.poll(() => document.querySelector(marked)).not.toBeNull();
    stage.ui.setState({ preview: 390 });
    await expect.poll(() => slotKeys('hero-1')?.rendered[2] ?? 0).toBeGreaterThan(0);
    await expect
      .poll(() => {
        const found = slotKeys('hero-1');
        return found && found.rendered.map((each, at) => each - (found.expected[at] ?? 0));
      })
      .toEqual([0, 0, 0]);
  },
);
