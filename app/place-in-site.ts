import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf } from './scripts/site-line.mjs';

/**
 * Returns where the file of the site has a key, such as `sites/bakery/izlog.config.ts:10`; only the name of the
 * file on a server without sources.
 */
export function placeInSite(key: string, folder = process.env['SITE'] ?? ''): string {
  const file = join(folder, 'izlog.config.ts');
  return existsSync(file) ? `${file}:${lineOf(readFileSync(file, 'utf8'), key)}` : file;
}
