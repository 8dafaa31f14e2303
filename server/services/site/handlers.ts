import { coreVersion } from '#schemas/constants.ts';
import { defaultLanguage, parseLanguage } from '#schemas/languages.ts';
import { fail, ok } from '#schemas/result.ts';
import type { Handlers } from '../../api/handler.ts';
import { readReleases } from '../../development/releases.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { foldText } from '../fold-text.ts';
import { offsetOf, readPage, records } from '../paging.ts';
import { createCacheHandlers } from './cache-handlers.ts';
import { readCountries, readLanguages } from './commons.ts';
import { readDomainConfig, readDomains } from './domain.ts';

const hostOf = (address = ''): string | undefined =>
  URL.canParse(address) ? new URL(address).host : undefined;

/** Handlers for the site's settings, and for lists of languages and countries. */
export function createSiteHandlers(deps: ServiceDependencies) {
  return {
    ...createCacheHandlers(deps),
    async 'master.commons'({ type, language: requested }, { language }) {
      if (type === 'languages') return ok({ languages: await readLanguages(deps) });
      return ok({ countries: await readCountries(deps, parseLanguage(requested) ?? language) });
    },
    async 'master.domainDetect'(shown, { language, headers }) {
      const { host = hostOf(headers.referer) } = shown;
      return ok(await readDomainConfig(deps, language, { ...shown, ...(host && { host }) }));
    },
    async 'master.domainFilter'(input) {
      const typed = foldText(input.keywords ?? '');
      const found = (await readDomains(deps)).filter((domain) =>
        foldText(`${domain.name} ${domain.url}`).includes(typed),
      );
      const page = readPage(input);
      const rows = found.slice(offsetOf(page), offsetOf(page) + page.limit);
      return ok(records(rows, found.length, page));
    },
    async 'server.state'() {
      const { mode = 'production', domains = [], cache } = deps;
      const isKept = cache.limit > 0;
      return ok({ mode, version: coreVersion, cache: isKept, domains: domains.length + 1 });
    },
    async 'release.list'() {
      const { mode = 'production', releases } = deps;
      return releases && mode !== 'production' ? readReleases(releases) : ok([]);
    },
    async 'settings.generalUser'(_, { actor }) {
      if (actor.kind === 'anonymous') return ok({ value: defaultLanguage });
      const user = await deps.db
        .selectFrom('users')
        .select('language')
        .where('id', '=', actor.userId)
        .executeTakeFirst();
      return ok({ value: user?.language ?? defaultLanguage });
    },
    async 'settings.setGeneralUser'({ value }, { actor }) {
      if (actor.kind === 'anonymous') return fail('unauthorized');
      await deps.db
        .updateTable('users')
        .set({ language: value })
        .where('id', '=', actor.userId)
        .execute();
      return ok({ value });
    },
  } satisfies Partial<Handlers>;
}
