import { latePart } from '#runtime/block/late-part.tsx';
import type { BranchesProps } from './branches.tsx';

/** Few methods have places to choose from. */
export const branches = latePart<BranchesProps>(
  async () => (await import('./branches.tsx')).Branches,
);
