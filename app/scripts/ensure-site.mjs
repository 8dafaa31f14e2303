import { languageNotices } from './language-notices.mjs';
import { siteGlobals, textSources } from './site-globals.mjs';

/**
 * Prints the languages of the site that have no texts. If the site has errors, prints one sentence for each
 * and ends the process.
 */
export async function ensureSite() {
  try {
    await siteGlobals();
    for (const notice of languageNotices(await textSources())) process.stdout.write(`${notice}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
