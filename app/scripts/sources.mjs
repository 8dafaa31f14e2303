import { register } from 'node:module';
import { join } from 'node:path';
import { register as registerTypeScript } from 'tsx/esm/api';
import { siteGlobals, textSources } from './site-globals.mjs';

// `node --import ./app/scripts/sources.mjs FILE` runs TypeScript sources with the facts of the site.
Object.assign(globalThis, await siteGlobals());
registerTypeScript({ tsconfig: join(import.meta.dirname, 'tsconfig.run.json') });
register('./site-imports.mjs', import.meta.url, { data: await textSources() });
