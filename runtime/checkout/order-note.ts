/** Characters of a note. */
export const noteLimit = 2000;

const prefix = 'izlog.order-note.';
const keyOf = (cartId: string) => `${prefix}${cartId}`;

/** A note typed in the cart waits in this tab until the order is placed (CART-09). */
export function readNote(cartId: string): string {
  return withSessionStorage((storage) => storage.getItem(keyOf(cartId)) ?? '', '');
}

export function keepNote(cartId: string, note: string): void {
  withSessionStorage((storage) => storage.setItem(keyOf(cartId), note), undefined);
}

export function forgetNote(cartId: string): void {
  withSessionStorage((storage) => storage.removeItem(keyOf(cartId)), undefined);
}

/** Of every cart: the customer is gone. */
export function forgetNotes(): void {
  withSessionStorage((storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
  }, undefined);
}

/** Browsers may close or fill the storage: nothing is kept then, and nothing breaks. */
export function withSessionStorage<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(sessionStorage);
  } catch {
    return otherwise;
  }
}
