/** Named events of a page, e.g. `cart-popup`; the emitter does not know the listeners. */
export function createEventBus() {
  const listeners = new Map<string, Set<() => void>>();
  return {
    on(event: string, listener: () => void): () => void {
      const those = listeners.get(event) ?? new Set();
      listeners.set(event, those.add(listener));
      return () => those.delete(listener);
    },
    emit(event: string): void {
      for (const listener of listeners.get(event) ?? []) listener();
    },
  };
}
