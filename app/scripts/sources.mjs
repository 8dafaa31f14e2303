import { register } from 'node:module';
import { join } from 'node:path';
import { register as registerTypeScript } from 'tsx/esm/api';
import { readAddresses } from './addresses.mjs';
import { siteFolder } from './prepare.mjs';
import { siteFacts } from './read-site.mjs';

// `node --import ./app/scripts/sources.mjs FILE` runs TypeScript sources with the facts of the site.
const { markets: izlogMarkets, ...izlogSite } = await siteFacts();
const site = { folder: siteFolder(), languages: izlogSite.languages };
Object.assign(globalThis, { izlogSite, izlogMarkets, izlogAddresses: readAddresses(site) });
registerTypeScript({ tsconfig: join(import.meta.dirname, 'tsconfig.run.json') });
register('./site-imports.mjs', import.meta.url, { data: site });
