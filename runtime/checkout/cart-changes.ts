import { createStore, type StoreApi } from 'zustand/vanilla';
import { debounceMs } from '#schemas/constants.ts';
import type { CartItem } from '#schemas/entities/cart-item.ts';
import type { CommandReply } from '../commands/reply.ts';
import type { FormValues } from '../store/forms.ts';
import type { VisitorCart } from '../store/session.ts';
import { addValuesOf } from './line-values.ts';

/** A pending change of a cart line: waiting, being sent, or being removed. */
export interface LineChange {
  readonly state: 'waiting' | 'sending' | 'removing';
  readonly qty: number;
}

export interface CartChangesState {
  readonly lines: Readonly<Record<number, LineChange>>;
  /** Error of each line's last change. */
  readonly errors: Readonly<Record<number, string>>;
  /** Lines removed since the cart was shown, unchanged, so each can be added again. */
  readonly removed: readonly CartItem[];
}

/** Pending changes of the cart's lines; the cart, the cart popup and the summary of a page share them. */
export interface CartChanges {
  readonly store: StoreApi<CartChangesState>;
  /**
   * Sends the quantity after a delay; a newer one for the same line replaces it (CART-34). 0 removes the
   * line.
   */
  readonly change: (itemId: number, qty: number) => void;
  /** Discards a change that is still waiting. */
  readonly cancel: (itemId: number) => void;
  /** Returns whether the line was removed. */
  readonly remove: (itemId: number) => Promise<boolean>;
  /** Adds a removed line again; returns whether it succeeded. */
  readonly undo: (item: CartItem) => Promise<boolean>;
  /** Call when the cart is no longer shown: removals can no longer be undone. */
  readonly forgetRemoved: () => void;
  /** Sends waiting changes immediately; resolves when the server has received all. */
  readonly flush: () => Promise<void>;
  /** Call when the page unloads: passes waiting changes to `post`, which must outlive the page. */
  readonly leave: (post: (values: FormValues) => void) => void;
}

type Send = (command: string, values: FormValues) => Promise<CommandReply>;
type ShownCart = Pick<VisitorCart, 'version' | 'items'>;

/** `shown` returns the cart that the page currently shows. */
export function createCartChanges(send: Send, shown: () => ShownCart | null): CartChanges {
  const { store, lineOf, mark, setRemoved } = createChangeState();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  // Each response is the whole cart, and the last response must be the latest cart.
  const { queue, allDone } = createQueue();

  function cancel(itemId: number): void {
    clearTimeout(timers.get(itemId));
    timers.delete(itemId);
    if (lineOf(itemId)?.state === 'waiting') mark(itemId, null);
  }

  function enqueue(itemId: number): Promise<unknown> {
    timers.delete(itemId);
    return queue(() => sendQuantity(itemId));
  }

  async function sendQuantity(itemId: number): Promise<void> {
    const line = lineOf(itemId);
    if (line?.state !== 'waiting' || timers.has(itemId)) return;
    if (line.qty === 0) return void (await sendRemoval(itemId));
    mark(itemId, { ...line, state: 'sending' });
    const version = shown()?.version;
    const seen = version === undefined ? {} : { version: String(version) };
    const reply = await send('cart.update', { ...valuesOf(itemId, line.qty), ...seen });
    if (lineOf(itemId)?.state === 'sending') mark(itemId, null, errorOf(reply, itemId));
  }

  async function sendRemoval(itemId: number): Promise<boolean> {
    mark(itemId, { state: 'removing', qty: 0 });
    const item = shown()?.items.find((line) => line.itemId === itemId);
    const reply = await send('cart.remove', { itemId: String(itemId) });
    mark(itemId, null, errorOf(reply, itemId));
    if (reply.ok && item) setRemoved((removed) => [...removed, item]);
    return reply.ok;
  }

  return {
    store,
    cancel,
    change(itemId, qty) {
      if (lineOf(itemId)?.state === 'removing') return;
      clearTimeout(timers.get(itemId));
      mark(itemId, { state: 'waiting', qty });
      timers.set(
        itemId,
        setTimeout(() => void enqueue(itemId), debounceMs.quantity),
      );
    },
    remove(itemId) {
      cancel(itemId);
      mark(itemId, { state: 'removing', qty: 0 });
      return queue(() => sendRemoval(itemId));
    },
    undo: (item) =>
      queue(async () => {
        const { ok } = await send('cart.add', addValuesOf(item));
        if (ok) setRemoved((removed) => removed.filter((one) => one !== item));
        return ok;
      }),
    forgetRemoved: () => setRemoved(() => []),
    async flush() {
      for (const [itemId, timer] of timers) {
        clearTimeout(timer);
        void enqueue(itemId);
      }
      await allDone();
    },
    leave(post) {
      for (const [itemId, timer] of timers) {
        clearTimeout(timer);
        const line = lineOf(itemId);
        if (line) post(valuesOf(itemId, line.qty));
      }
      timers.clear();
    },
  };
}

/** Pending, failed and removed changes by line. */
function createChangeState() {
  const store = createStore<CartChangesState>(() => ({ lines: {}, errors: {}, removed: [] }));
  return {
    store,
    lineOf: (itemId: number) => store.getState().lines[itemId],
    mark: (itemId: number, change: LineChange | null, error?: string) =>
      store.setState(({ lines, errors }) => ({
        lines: put(lines, itemId, change),
        errors: put(errors, itemId, error ?? null),
      })),
    setRemoved: (change: (removed: readonly CartItem[]) => readonly CartItem[]) =>
      store.setState(({ removed }) => ({ removed: change(removed) })),
  };
}

/** Creates a queue that runs one task after the other. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    queue<T>(work: () => Promise<T>): Promise<T> {
      const done = last.then(work);
      last = done;
      return done;
    },
    allDone: () => last,
  };
}

function valuesOf(itemId: number, qty: number): FormValues {
  return { itemId: String(itemId), qty: String(qty) };
}

function errorOf(reply: CommandReply, itemId: number): string | undefined {
  const errors = reply.submission?.errors ?? {};
  return errors[`qty.${itemId}`] ?? errors.qty ?? errors[''];
}

function put<T>(record: Readonly<Record<number, T>>, key: number, value: T | null) {
  const { [key]: _old, ...others } = record;
  return value === null ? others : { ...others, [key]: value };
}
