import { join } from 'node:path';
import { createCatalog } from '#runtime/page/messages.ts';
import { createDispatch } from '#server/api/dispatch.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';
import { completedElements } from '#server/services/editing/completed-elements.ts';
import { createPublicReads, type Services } from '#server/services/services.ts';
import type { Config } from './config.ts';
import type { OpenedBlocks } from './open-blocks.ts';
import { readAssets, readEditAssets } from './storefront/assets.ts';
import { createLocalClients, type LocalClients } from './storefront/local-clients.ts';
import { readPageStyles } from './storefront/page-styles.ts';
import { createPageRenderer } from './storefront/render-page.tsx';
import { shareAddresses } from './storefront/share-address.ts';
import { createSharedPages, withoutSharing } from './storefront/shared-pages.ts';
import type { SiteReader } from './storefront/site-reader.ts';
import type { StorefrontParts } from './storefront/storefront-parts.ts';
import { readFontFiles } from './storefront/theme-routes.ts';

export interface ShopStorefront {
  readonly config: Config;
  /** Folder of the built browser files. */
  readonly client: string;
  readonly deps: ServiceDependencies;
  readonly blocks: OpenedBlocks;
  readonly clients: LocalClients;
  readonly readSite: SiteReader;
  readonly authenticate: Services['authenticate'];
}

/** Connects the parts that render pages with the blocks and services of the shop. */
export function shopStorefront(parts: ShopStorefront): StorefrontParts {
  const { config, client, deps, blocks, clients, readSite } = parts;
  const { registry, validators, files } = blocks;
  const catalog = createCatalog(registry);
  return {
    clientFor: clients.forVisitor,
    sharedPages: config.development ? withoutSharing : sharedPagesOf(parts),
    dependencies: async (api, host, theme) => {
      const state = await readSite(api, host, theme);
      return { registry, validators, catalog, added: files.added, ...state };
    },
    renderer: createPageRenderer(registry, catalog),
    completeElements: (elements, { api, language }) =>
      completedElements(deps, elements, language, async () => {
        const user = await api.call('user.adminProfile', {});
        return user.ok ? user.value.scope : [];
      }),
    assets: readAssets(
      join(client, 'manifest.json'),
      readFontFiles(join(client, 'edit-manifest.json')),
      readPageStyles(client),
    ),
    shareAddress: shareAddresses(deps),
    editAssets: config.dummy
      ? null
      : readEditAssets(join(client, 'edit-manifest.json'), join(client, 'manifest.json')),
  };
}

/** Shared pages of anonymous visitors. Their reads go through a recording cache. */
function sharedPagesOf({ deps, authenticate }: ShopStorefront) {
  return createSharedPages({
    cache: deps.cache,
    clientFor(cache, language) {
      const handlers = createPublicReads({ ...deps, cache });
      const dispatch = createDispatch(handlers, async () => true);
      return createLocalClients(dispatch, authenticate).anonymous(language);
    },
  });
}
