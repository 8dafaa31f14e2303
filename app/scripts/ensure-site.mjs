import { siteFolder } from './prepare.mjs';

/** Ends this program with one sentence for each mistake of its site, if it has any. */
export async function ensureSite() {
  const { siteFacts } = await import('./read-site.mjs');
  const { readAddresses } = await import('./addresses.mjs');
  try {
    const { languages } = await siteFacts();
    readAddresses({ folder: siteFolder(), languages });
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
