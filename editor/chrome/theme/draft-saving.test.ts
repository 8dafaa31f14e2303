import { expect, test } from 'vitest';
import { createDraftSaving } from './draft-saving.ts';

/** A server whose responses are sent one by one. */
function slowServer() {
  const requests: string[] = [];
  const waiting: (() => void)[] = [];
  const write = (source: string, revision: number) =>
    new Promise<number | null>((resolve) => {
      requests.push(`${source} over ${revision}`);
      waiting.push(() => resolve(source === 'refused' ? null : revision + 1));
    });
  const respond = async () => {
    await new Promise((done) => setTimeout(done));
    waiting.shift()?.();
  };
  return { requests, write, respond };
}

test('a theme that is saved again before the response is sent once, so it is published with its revision', async () => {
  const { requests, write, respond } = slowServer();
  const save = createDraftSaving({ source: 'blue', revision: 4 }, write);
  const forPublication = save('red');
  const byTimer = save('red');
  await respond();
  expect([await forPublication, await byTimer, await save('red')]).toEqual([5, 5, 5]);
  expect(requests).toEqual(['red over 4']);
});

test('a change during a request is saved after it, also back to what was stored', async () => {
  const { requests, write, respond } = slowServer();
  const save = createDraftSaving({ source: 'blue', revision: 4 }, write);
  const red = save('red');
  const blue = save('blue');
  await respond();
  await respond();
  expect([await red, await blue, await save('blue')]).toEqual([5, 6, 6]);
  expect(requests).toEqual(['red over 4', 'blue over 5']);
});

test('a refused theme is sent again, and a theme without a draft becomes one', async () => {
  const { requests, write, respond } = slowServer();
  const save = createDraftSaving({ source: 'blue', revision: 0 }, write);
  const refused = save('refused');
  await respond();
  expect(await refused).toBe(null);
  const again = save('refused');
  await respond();
  expect(await again).toBe(null);
  const first = save('blue');
  await respond();
  expect(await first).toBe(1);
  expect(requests).toEqual(['refused over 0', 'refused over 0', 'blue over 0']);
});
