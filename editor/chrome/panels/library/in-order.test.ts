import { expect, test } from 'vitest';
import { createInOrder } from './in-order.ts';

test('blocks chosen quickly arrive in the order of choice, whatever loads first', async () => {
  const inOrder = createInOrder();
  const order: string[] = [];
  let arrive: (name: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const all = [slow, Promise.reject(new Error('offline')), Promise.resolve('quick')].map(
    (loading) =>
      inOrder(loading).then(
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
