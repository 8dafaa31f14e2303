import { readAddresses } from './addresses.mjs';
import { siteFolder } from './prepare.mjs';
import { siteFacts, siteParts } from './read-site.mjs';

/** Returns where the texts of this process's site are, and its languages. */
export async function textSources(readFacts = siteFacts) {
  const [{ languages }, { plugins }] = await Promise.all([readFacts(), siteParts()]);
  return { folder: siteFolder(), languages, plugins };
}

/** Returns the global constants of all code (`schemas/site/site.ts`) for this process's site. */
export async function siteGlobals(readFacts = siteFacts) {
  const { markets: izlogMarkets, domains: izlogDomains, ...izlogSite } = await readFacts();
  const izlogAddresses = readAddresses(await textSources(readFacts));
  return { izlogSite, izlogMarkets, izlogDomains, izlogAddresses };
}
