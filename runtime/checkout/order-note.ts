/** Characters of a note. */
export const noteLimit = 2000;

const keyOf = (cartId: string) => `izlog.order-note.${cartId}`;

/** A note typed in the cart waits in this tab until the order is placed (CART-09). */
export function readNote(cartId: string): string {
  return withStorage((storage) => storage.getItem(keyOf(cartId)) ?? '', '');
}

export function keepNote(cartId: string, note: string): void {
  withStorage((storage) => storage.setItem(keyOf(cartId), note), undefined);
}

export function forgetNote(cartId: string): void {
  withStorage((storage) => storage.removeItem(keyOf(cartId)), undefined);
}

/** Browsers may close or fill the storage: the note is then typed in the last step only. */
function withStorage<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(sessionStorage);
  } catch {
    return otherwise;
  }
}
