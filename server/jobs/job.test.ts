import { expect, test } from 'vitest';
import { startJob } from './job.ts';

const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));
const fails = (error: Error) => {
  throw error;
};

test('rounds never overlap, however long they take', async () => {
  let running = 0;
  let most = 0;
  let rounds = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await rest(15);
    running -= 1;
    rounds += 1;
  };
  const job = startJob(work, 2, fails);
  await expect.poll(() => rounds).toBeGreaterThan(2);
  await job.stop();
  expect([most, running]).toEqual([1, 0]);
});

test('a running round gets the signal to end, and is awaited', async () => {
  const done: number[] = [];
  const work = async (signal: AbortSignal) => {
    for (let piece = 0; piece < 1000 && !signal.aborted; piece += 1) {
      await rest(5);
      done.push(piece);
    }
  };
  const job = startJob(work, 1, fails);
  await expect.poll(() => done.length).toBeGreaterThan(1);
  await job.stop();
  const atStop = done.length;
  expect(atStop).toBeLessThan(1000);
  await rest(30);
  expect(done).toHaveLength(atStop);
});

test('a failed round is reported, and the next one runs', async () => {
  const reported: string[] = [];
  let rounds = 0;
  const work = async () => {
    rounds += 1;
    throw new Error('away');
  };
  const job = startJob(work, 1, ({ message }) => reported.push(message));
  await expect.poll(() => rounds).toBeGreaterThan(2);
  await job.stop();
  expect(new Set(reported)).toEqual(new Set(['away']));
});
