import { lazyComponent } from '#runtime/block/lazy-component.tsx';
import type { AboutProps } from './about.tsx';

/** This part is not interactive, so buying does not wait for its code. */
export const aboutPart = lazyComponent<AboutProps>(async () => (await import('./about.tsx')).About);
