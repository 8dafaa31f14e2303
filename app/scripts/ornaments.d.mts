import type { Plugin } from './read-site.mjs';

export function findOrnaments(
  site: string,
  places: readonly string[],
  plugins?: readonly Plugin[],
): ReadonlyMap<string, string>;
export function ornamentSheet(found: ReadonlyMap<string, string>): Promise<string>;
export function emblemModule(found: ReadonlyMap<string, string>): string;
