/** Remembers answers until one of their tags is dropped. At most `capacity`, the oldest go first. */
export interface TagCache {
  get<T extends object>(key: string, tags: readonly string[], make: () => Promise<T>): Promise<T>;
  drop(tags: readonly string[]): void;
  clear(): void;
  readonly size: number;
}

interface Entry {
  readonly tags: readonly string[];
  readonly value: Promise<object>;
}

export function createTagCache(capacity = 5000): TagCache {
  const entries = new Map<string, Entry>();
  return {
    get<T extends object>(key: string, tags: readonly string[], make: () => Promise<T>) {
      const known = entries.get(key);
      if (known) return known.value as Promise<T>;
      const value = make();
      entries.set(key, { tags, value });
      value.catch(() => entries.delete(key));
      const oldest = entries.size > capacity ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      return value;
    },
    drop(tags) {
      for (const [key, entry] of entries) {
        if (entry.tags.some((tag) => tags.includes(tag))) entries.delete(key);
      }
    },
    clear: () => entries.clear(),
    get size() {
      return entries.size;
    },
  };
}
