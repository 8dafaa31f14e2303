import { type Bench, cost } from './measure.ts';

/** Number of frames in each part of the drag. */
const frames = 60;

/** Returns ms of main-thread CPU per frame of a drag: while the pointer moves, and while the page scrolls. */
export async function dragCost(bench: Bench, id: string) {
  const { page } = bench;
  await page.evaluate((on) => {
    const { actions } = globalThis as unknown as { actions: Record<string, (id: string) => void> };
    actions.select?.(on);
    actions.drag?.(on);
  }, id);
  await page.waitForTimeout(1000);
  await page.mouse.move(500, 400);
  await page.mouse.down();
  await page.mouse.move(500, 420);
  await page.waitForTimeout(300);
  const moving = await cost(bench, frames, async () => {
    for (let at = 0; at < frames; at++) {
      await page.mouse.move(500, 300 + at * 5);
      await nextFrame(bench);
    }
  });
  await page.mouse.move(500, 845);
  const scrolling = await cost(bench, frames, async () => {
    for (let at = 0; at < frames; at++) await nextFrame(bench);
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return { moving, scrolling };
}

const nextFrame = ({ page }: Bench) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
