import { lazyComponent } from '#runtime/block/lazy-component.tsx';
import type { BranchesProps } from './branches.tsx';

/** Few methods have branches. */
export const branches = lazyComponent<BranchesProps>(
  async () => (await import('./branches.tsx')).Branches,
);
