import { latePart } from '#runtime/block/late-part.tsx';
import type { AboutProps } from './about.tsx';

/** What is only read: nobody waits for its code before buying. */
export const aboutPart = latePart<AboutProps>(async () => (await import('./about.tsx')).About);
