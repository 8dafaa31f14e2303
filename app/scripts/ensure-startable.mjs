import { existsSync } from 'node:fs';
import { ensureBuilt, ensureInstalled, ensureRunnable, isBuilt, siteFile } from './prepare.mjs';

/**
 * Makes sure that the shop can start. If a source changed, installs the development packages too and builds.
 */
export async function ensureStartable() {
  if (existsSync(siteFile()) && isBuilt()) return ensureRunnable();
  await ensureInstalled();
  // Reads TypeScript with a package that is installed now.
  const { ensureSite } = await import('./ensure-site.mjs');
  await ensureSite();
  await ensureBuilt();
}
