import type { QuickInsertProps } from '../../../canvas/overlay/quick-insert-context.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';

/** The code is loaded when a list is first opened. */
const LazyQuickInsert = lazyPart(async () => (await import('./quick-insert.tsx')).QuickInsert);

export const renderQuickInsert = (props: QuickInsertProps) => <LazyQuickInsert {...props} />;
