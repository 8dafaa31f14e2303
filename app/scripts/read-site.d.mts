import type { SiteFacts } from '../../schemas/site/site-facts.ts';

/** A folder with blocks, texts and drawings. */
export interface Plugin {
  readonly name: string;
  readonly folder: string;
}

export interface SiteParts {
  readonly plugins: readonly Plugin[];
  /** Types of blocks that the library of edit mode leaves out. */
  readonly hiddenBlocks: readonly string[];
}

export function siteFacts(): Promise<SiteFacts>;
export function siteParts(folder?: string): Promise<SiteParts>;
export function readSite(folder?: string): Promise<SiteFacts>;
