import { lazyPart } from '../../../ui/lazy-part.ts';

/** The code is loaded when a list is first opened. */
export const LazyQuickInsert = lazyPart(
  async () => (await import('./quick-insert.tsx')).QuickInsert,
);
