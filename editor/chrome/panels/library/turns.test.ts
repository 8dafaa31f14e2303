import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('blocks chosen quickly arrive in the order of choice, whatever loads first', async () => {
  const inTurn = createTurns();
  const order: string[] = [];
  let arrive: (name: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const all = [slow, Promise.reject(new Error('offline')), Promise.resolve('quick')].map(
    (loading) =>
      inTurn(loading).then(
        (name) => order.push(name),
        () => order.push('lost'),
      ),
  );
  await Promise.resolve();
  expect(order).toEqual([]);
  arrive('slow');
  await Promise.all(all);
  expect(order).toEqual(['slow', 'lost', 'quick']);
});
