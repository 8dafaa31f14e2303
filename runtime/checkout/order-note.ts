/** Maximum length of a note, in characters. */
export const noteLimit = 2000;

const prefix = 'izlog.order-note.';
const keyOf = (cartId: string) => `${prefix}${cartId}`;

/** Reads the note typed in the cart; it is stored in this tab until the order is placed (CART-09). */
export function readNote(cartId: string): string {
  return withSessionStorage((storage) => storage.getItem(keyOf(cartId)) ?? '', '');
}

export function saveNote(cartId: string, note: string): void {
  withSessionStorage((storage) => storage.setItem(keyOf(cartId), note), undefined);
}

export function clearNote(cartId: string): void {
  withSessionStorage((storage) => storage.removeItem(keyOf(cartId)), undefined);
}

/** Deletes the notes of all carts, on logout. */
export function clearNotes(): void {
  withSessionStorage((storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
  }, undefined);
}

/** Storage may be unavailable or full: then nothing is stored and `otherwise` is returned. */
export function withSessionStorage<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(sessionStorage);
  } catch {
    return otherwise;
  }
}
