/** Collects the keys requested in one turn of the event loop and loads them together. */
export function createBatch<K, T>(
  load: (keys: readonly K[]) => Promise<ReadonlyMap<K, T>>,
): (key: K) => Promise<T | undefined> {
  let open: { readonly keys: Set<K>; readonly loaded: Promise<ReadonlyMap<K, T>> } | undefined;
  return async (key) => {
    open ??= collect();
    open.keys.add(key);
    return (await open.loaded).get(key);
  };

  function collect() {
    const keys = new Set<K>();
    const loaded = Promise.resolve().then(() => {
      open = undefined;
      return load([...keys]);
    });
    return { keys, loaded };
  }
}
