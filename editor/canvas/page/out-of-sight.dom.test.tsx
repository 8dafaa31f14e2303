import { expect, onTestFinished, test } from 'vitest';
import { stageEditor } from '#tests/support/editor-stage.tsx';
import { waitOutOfSight } from './out-of-sight.ts';

/** Adds a page with as many blocks of this height, and returns them. */
function blocksOf(page: HTMLElement, count: number, height: string): HTMLElement[] {
  const main = document.createElement('main');
  const blocks = Array.from({ length: count }, (_, at) => {
    const block = document.createElement('div');
    block.dataset.block = 'hero';
    block.dataset.id = `n${at}`;
    const text = document.createElement('p');
    text.textContent = `Svjetionik ${at}`;
    text.style.height = height;
    text.style.margin = '0';
    block.append(text);
    return block;
  });
  main.append(...blocks);
  page.replaceChildren(main);
  return blocks;
}

/** A page as edit mode has rendered it. */
function openPage(count: number) {
  const page = document.createElement('div');
  document.body.append(page);
  const blocks = blocksOf(page, count, '400px');
  const stop = waitOutOfSight(page);
  onTestFinished(() => {
    stop();
    page.remove();
    window.scrollTo(0, 0);
  });
  return blocks;
}

const isLaidOut = (block: HTMLElement | undefined) =>
  block?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });

test('blocks far down a long page are not laid out', () => {
  const blocks = openPage(100);
  expect(blocks.slice(0, 24).every(isLaidOut)).toBe(true);
  expect(blocks.slice(24).some(isLaidOut)).toBe(false);
});

test("the server's page waits in the same way until edit mode has rendered it", () => {
  const page = document.createElement('div');
  onTestFinished(() => page.remove());
  document.body.append(page);
  const blocks = blocksOf(page, 30, '400px');
  expect(blocks.map(isLaidOut).indexOf(false)).toBe(24);
});

test('edit mode takes over from the page of the server', async () => {
  stageEditor();
  await expect.poll(() => document.documentElement.dataset.canvas).toBe('');
});

test('a block that comes near the window no longer waits', async () => {
  const blocks = openPage(100);
  blocks[60]?.scrollIntoView({ behavior: 'instant' });
  await expect.poll(() => blocks[60]?.dataset.waiting).toBeUndefined();
  expect(isLaidOut(blocks[60])).toBe(true);
  expect(isLaidOut(blocks[90])).toBe(false);
});

test('the text of a block that waits can be focused and found', async () => {
  const blocks = openPage(100);
  const text = blocks[60]?.firstElementChild as HTMLElement;
  text.tabIndex = 0;
  text.focus({ preventScroll: true });
  expect(document.activeElement).toBe(text);
  await expect.poll(() => blocks[60]?.dataset.waiting).toBeUndefined();
  window.scrollTo(0, 0);
  getSelection()?.removeAllRanges();
  const { find } = window as unknown as { find(text: string): boolean };
  expect(find('Svjetionik 80')).toBe(true);
  await expect.poll(() => blocks[80]?.dataset.waiting).toBeUndefined();
});
