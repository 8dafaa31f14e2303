import { lazyComponent } from '#runtime/block/lazy-component.tsx';
import type { AboutProps } from './about.tsx';

/** What is only read: nobody waits for its code before buying. */
export const aboutPart = lazyComponent<AboutProps>(async () => (await import('./about.tsx')).About);
