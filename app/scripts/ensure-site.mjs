import { languageNotices } from './language-notices.mjs';
import { siteGlobals, textSources } from './site-globals.mjs';

/** Ends this program with one sentence for each mistake of its site, if it has any; names languages without texts. */
export async function ensureSite() {
  try {
    await siteGlobals();
    for (const notice of languageNotices(await textSources())) process.stdout.write(`${notice}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
