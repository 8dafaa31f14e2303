import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '#schemas/entities/cart-item.ts';
import type { CommandReply } from '../commands/reply.ts';
import type { FormValues } from '../store/forms.ts';
import { createCartChanges } from './cart-changes.ts';

const done: CommandReply = {
  ok: true,
  session: {},
  notices: [],
  redirect: null,
  reload: false,
  event: null,
  submission: null,
};

const refused = (errors: Record<string, string>): CommandReply => {
  return { ...done, ok: false, submission: { command: 'cart.update', values: {}, errors } };
};

const mug = { itemId: 1, productId: 9, qty: 2, options: {} } as CartItem;
/** The cart as the page shows it. */
const cart = { version: 4, items: [mug] };

function start(response: (command: string) => CommandReply = () => done) {
  const sent: (FormValues & { command: string })[] = [];
  const waiting: (() => void)[] = [];
  const changes = createCartChanges(
    (command, values) => {
      sent.push({ command, ...values });
      return new Promise((resolve) => waiting.push(() => resolve(response(command))));
    },
    () => cart,
  );
  const reply = async () => {
    waiting.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  const stateOf = (itemId: number) => changes.store.getState().lines[itemId]?.state;
  return { changes, sent, reply, stateOf };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('quantity changes', () => {
  it('are sent after half a second · CART-33, CONST-01', async () => {
    const { changes, sent } = start();
    changes.change(1, 3);
    await vi.advanceTimersByTimeAsync(499);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ command: 'cart.update', itemId: '1', qty: '3', version: '4' }]);
  });

  it('of one line send only the last value · CART-34', async () => {
    const { changes, sent } = start();
    changes.change(1, 3);
    await vi.advanceTimersByTimeAsync(400);
    changes.change(1, 4);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent.map(({ qty }) => qty)).toEqual(['4']);
  });

  it('wait half a second after the last of three · CART-34', async () => {
    const { changes, sent } = start();
    for (const qty of [3, 4, 5]) {
      changes.change(1, qty);
      await vi.advanceTimersByTimeAsync(400);
    }
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.map(({ qty }) => qty)).toEqual(['5']);
  });

  it('of two lines are both sent, one after the other · CART-33', async () => {
    const { changes, sent, reply } = start();
    changes.change(1, 3);
    changes.change(2, 5);
    await vi.advanceTimersByTimeAsync(500);
    expect(sent.map(({ itemId }) => itemId)).toEqual(['1']);
    await reply();
    expect(sent.map(({ itemId }) => itemId)).toEqual(['1', '2']);
  });

  it('made while one is sent keep their value · CART-34', async () => {
    const { changes, sent, reply, stateOf } = start();
    changes.change(1, 3);
    await vi.advanceTimersByTimeAsync(500);
    changes.change(1, 6);
    await reply();
    expect(stateOf(1)).toBe('waiting');
    await vi.advanceTimersByTimeAsync(500);
    await reply();
    expect(sent.map(({ qty }) => qty)).toEqual(['3', '6']);
    expect(stateOf(1)).toBeUndefined();
  });

  it('that are cancelled are never sent · CART-34', async () => {
    const { changes, sent } = start();
    changes.change(1, 3);
    changes.cancel(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual([]);
  });

  it('that are flushed are sent immediately and awaited · CART-33', async () => {
    const { changes, sent, reply } = start();
    const seen: string[] = [];
    changes.change(1, 3);
    void changes.flush().then(() => seen.push('flushed'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    expect(seen).toEqual([]);
    await reply();
    expect(seen).toEqual(['flushed']);
  });

  it('that still wait are sent when the page unloads · CART-33', async () => {
    const { changes, sent } = start();
    const posted: FormValues[] = [];
    changes.change(1, 3);
    changes.leave((values) => posted.push(values));
    await vi.advanceTimersByTimeAsync(2000);
    expect(posted).toEqual([{ itemId: '1', qty: '3' }]);
    expect(sent).toEqual([]);
  });

  it('that are rejected leave the reason at their line · CART-37', async () => {
    const { changes, reply } = start(() => refused({ '': 'Only two left.' }));
    changes.change(1, 3);
    await vi.advanceTimersByTimeAsync(500);
    await reply();
    expect(changes.store.getState()).toMatchObject({ lines: {}, errors: { 1: 'Only two left.' } });
  });
});

describe('removal', () => {
  it('marks the line until the call has ended · CART-35', async () => {
    const { changes, sent, reply, stateOf } = start();
    const gone = changes.remove(1);
    expect(stateOf(1)).toBe('removing');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([{ command: 'cart.remove', itemId: '1' }]);
    await reply();
    expect(await gone).toBe(true);
    expect(stateOf(1)).toBeUndefined();
  });

  it('can be undone: the line is added again unchanged', async () => {
    const { changes, sent, reply } = start();
    void changes.remove(1);
    await vi.advanceTimersByTimeAsync(0);
    await reply();
    expect(changes.store.getState().removed).toEqual([mug]);
    const back = changes.undo(mug);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.at(-1)).toEqual({ command: 'cart.add', productId: '9', qty: '2', behaviour: '1' });
    await reply();
    expect(await back).toBe(true);
    expect(changes.store.getState().removed).toEqual([]);
  });

  it('that fails offers no undo, and an undo that fails stays available · CART-41', async () => {
    const { changes, reply } = start((command) => (command === 'cart.add' ? refused({}) : done));
    void changes.remove(1);
    await vi.advanceTimersByTimeAsync(0);
    await reply();
    void changes.undo(mug);
    await vi.advanceTimersByTimeAsync(0);
    await reply();
    expect(changes.store.getState().removed).toEqual([mug]);
    changes.forgetRemoved();
    expect(changes.store.getState().removed).toEqual([]);
  });

  it('follows a quantity of 0, after the delay · CART-33', async () => {
    const { changes, sent, reply, stateOf } = start();
    changes.change(1, 0);
    await vi.advanceTimersByTimeAsync(499);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ command: 'cart.remove', itemId: '1' }]);
    expect(stateOf(1)).toBe('removing');
    await reply();
    expect(changes.store.getState()).toMatchObject({ lines: {}, removed: [mug] });
  });

  it('replaces a waiting quantity · CART-34', async () => {
    const { changes, sent, reply } = start();
    changes.change(1, 3);
    void changes.remove(1);
    await vi.advanceTimersByTimeAsync(2000);
    await reply();
    expect(sent.map(({ command }) => command)).toEqual(['cart.remove']);
  });

  it('that fails leaves the line unmarked · CART-35', async () => {
    const { changes, reply, stateOf } = start(() => refused({}));
    const gone = changes.remove(1);
    await vi.advanceTimersByTimeAsync(0);
    await reply();
    expect(await gone).toBe(false);
    expect(stateOf(1)).toBeUndefined();
  });
});
