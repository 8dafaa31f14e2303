import { isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { root } from './prepare.mjs';

/** The folder of the site: `SITE`, relative to the project, or the demo. */
export function siteFolder(env = process.env) {
  const folder = env.SITE || 'fixtures/museum';
  return isAbsolute(folder) ? folder : join(root, folder);
}

/**
 * Reads the facts of a site from its `izlog.config.ts`.
 * @returns {Promise<import('../../schemas/site/site-facts.ts').SiteFacts>}
 */
export async function readSite(folder = siteFolder()) {
  const file = join(folder, 'izlog.config.ts');
  const load = (path) => tsImport(pathToFileURL(path).href, import.meta.url);
  try {
    const { default: site } = await load(file);
    const { factsOf } = await load(join(root, 'schemas/site/site-facts.ts'));
    return factsOf(site);
  } catch (error) {
    throw new Error(`${relative(root, file)}: ${error.message}`, { cause: error });
  }
}
