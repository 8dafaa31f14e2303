import type { ServiceDependencies } from '../dependencies.ts';
import type { ListIndex } from './list-index.ts';
import { followChanges } from './list-index-change.ts';
import { loadListIndex } from './list-index-load.ts';

export function readListIndex(deps: ServiceDependencies): Promise<ListIndex> {
  return deps.cache.hold('list index', ['catalogue'], () => loadListIndex(deps.readDb), {
    kinds: ['product', 'list', 'words'],
    apply: (index, changed) => followChanges(deps.readDb, index, changed),
  });
}
