type Listener = () => void;

/** Listeners by key. A listener is called only for its own key. */
export function createListeners() {
  const byKey = new Map<string, Set<Listener>>();
  return {
    add(key: string, listener: Listener): () => void {
      const those = byKey.get(key) ?? new Set();
      byKey.set(key, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0) byKey.delete(key);
      };
    },
    notify(key: string): void {
      for (const listener of Array.from(byKey.get(key) ?? [])) listener();
    },
  };
}
