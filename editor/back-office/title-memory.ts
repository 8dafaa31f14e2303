import type { EditorApi } from '../session/api/editor-api.ts';

/** Returns the title of a record; undefined if it does not exist or the caller may not read it. */
export type FindTitle = (collection: string, id: string) => Promise<string | undefined>;

interface Batch {
  readonly ids: Set<string>;
  readonly found: Promise<ReadonlyMap<string, string>>;
}

/** Maximum number of ids per call. */
const most = 200;

/** Loads titles. Titles requested at the same time are loaded in one call per collection. */
export function createTitleMemory(api: Pick<EditorApi, 'call'>): FindTitle {
  const batches = new Map<string, Batch>();

  async function read(name: string, ids: Set<string>): Promise<ReadonlyMap<string, string>> {
    await Promise.resolve();
    batches.delete(name);
    const found = await api.call('collection.titles', { name, ids: JSON.stringify([...ids]) });
    return new Map(found.ok ? found.value.map(({ id, title }) => [id, title]) : []);
  }

  function batchOf(name: string): Batch {
    const open = batches.get(name);
    if (open && open.ids.size < most) return open;
    const ids = new Set<string>();
    const batch = { ids, found: read(name, ids) };
    batches.set(name, batch);
    return batch;
  }

  return async (collection, id) => {
    const batch = batchOf(collection);
    batch.ids.add(id);
    return (await batch.found).get(id);
  };
}
