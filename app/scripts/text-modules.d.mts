import type { Texts } from './texts.mjs';

/** Returns the source of a module of texts. */
export function textModule(texts: Texts, id: string): string;
