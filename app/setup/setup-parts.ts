import { saveTokens } from '#runtime/commands/account/tokens.ts';
import { createCookieJar } from '#runtime/commands/cookie-jar.ts';
import type { SetupRoutes } from '#server/services/account/setup.routes.ts';
import type { Config } from '../config.ts';
import { forgetSetup } from '../setup-link.ts';
import type { ToolAssets } from '../storefront/assets.ts';
import type { SiteReader } from '../storefront/site-reader.ts';
import { setupDocument } from './setup-document.tsx';

interface Parts {
  readonly config: Config;
  readonly deps: SetupRoutes['deps'];
  readonly readSite: SiteReader;
  readonly assets: ToolAssets;
  readonly examples: SetupRoutes['examples'];
}

/** Connects the routes of the setup with the rest of the shop. */
export const setupParts = ({ config, deps, readSite, assets, examples }: Parts): SetupRoutes => ({
  deps,
  examples,
  async render(page, acceptLanguage) {
    const { site } = await readSite();
    const suggested = { email: config.administrator.email ?? '', shopName: site.name };
    const view = { ...page, suggested, now: new Date(), offersExamples: examples !== null };
    return setupDocument(view, acceptLanguage, assets);
  },
  cookiesOf(tokens, sent) {
    const cookies = createCookieJar(sent);
    saveTokens(cookies, tokens);
    return cookies.changes;
  },
  onClaimed: () => forgetSetup(config),
});
