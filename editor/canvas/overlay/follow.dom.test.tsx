import { expect, test } from 'vitest';
import { follow } from './follow.ts';

/** A page with one element in a scrolling container. */
function setUp() {
  document.body.innerHTML = `<main style="position: relative; height: 600px">
    <div id="scroller" style="height: 200px; overflow: auto">
      <div id="block" style="width: 100px; height: 50px"></div>
      <div style="height: 1000px"></div>
    </div>
  </main>`;
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  const [page, block, scroller] = [find('main'), find('#block'), find('#scroller')];
  const tops: number[] = [];
  const stop = follow(page, block, () => tops.push(Math.round(block.getBoundingClientRect().top)));
  return { page, block, scroller, tops, stop };
}

test('reports the position of an element, whatever moved it', async () => {
  const { page, block, scroller, tops, stop } = setUp();
  await expect.poll(() => tops.length).toBe(1);
  const [start = 0] = tops;
  page.prepend(Object.assign(document.createElement('div'), { style: 'height: 30px' }));
  await expect.poll(() => tops.at(-1)).toBe(start + 30);
  scroller.scrollTop = 10;
  await expect.poll(() => tops.at(-1)).toBe(start + 20);
  // A transform moves the block without any event.
  block.style.transform = 'translateY(40px)';
  await expect.poll(() => tops.at(-1)).toBe(start + 60);
  block.style.transform = '';
  await expect.poll(() => tops.at(-1)).toBe(start + 20);
  stop();
});

test('reports a new size, and nothing after it is stopped', async () => {
  const { page, block, tops, stop } = setUp();
  await expect.poll(() => tops.length).toBe(1);
  await new Promise((done) => setTimeout(done, 50));
  block.style.height = '80px';
  await expect.poll(() => tops.length).toBeGreaterThan(1);
  stop();
  await new Promise((done) => setTimeout(done, 50));
  const known = tops.length;
  page.prepend(Object.assign(document.createElement('div'), { style: 'height: 30px' }));
  await new Promise((done) => setTimeout(done, 100));
  expect(tops.length).toBe(known);
});
