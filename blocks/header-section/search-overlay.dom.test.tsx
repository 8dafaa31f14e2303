import { expect, onTestFinished, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { overlay, searchSign, show } from '#tests/support/header-stage.tsx';

const isFetched = () =>
  performance
    .getEntriesByType('resource')
    .some(({ name }) => name.includes('/search-suggestions.tsx'));

/** Collects what waits for the next frame, until it is released. */
function holdFrames(): () => void {
  const { requestAnimationFrame: request } = globalThis;
  const held: FrameRequestCallback[] = [];
  globalThis.requestAnimationFrame = (callback) => held.push(callback);
  const release = () => {
    globalThis.requestAnimationFrame = request;
    for (const callback of held.splice(0)) request(callback);
  };
  onTestFinished(release);
  return release;
}

test('the code of the suggestions is fetched after the opened search is painted', async () => {
  await screen.viewport(1440, 900);
  await show();
  const release = holdFrames();
  (searchSign().element() as HTMLElement).click();
  await expect.element(overlay().getByRole('combobox')).toHaveFocus();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(isFetched()).toBe(false);
  release();
  await expect.poll(isFetched).toBe(true);
});
