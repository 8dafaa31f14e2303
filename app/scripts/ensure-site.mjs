import { readAddresses } from './addresses.mjs';
import { siteFolder } from './prepare.mjs';
import { siteFacts } from './read-site.mjs';

/** Ends this program with one sentence for each mistake of its site, if it has any. */
export async function ensureSite() {
  try {
    const { languages } = await siteFacts();
    readAddresses({ folder: siteFolder(), languages });
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
