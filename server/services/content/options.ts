import type { CmsOptions } from '#schemas/entities/cms-options.ts';
import { languages } from '#schemas/languages.ts';
import { deepFreeze } from '../../cache/freeze.ts';
import type { ServiceDependencies } from '../dependencies.ts';

type Options = Readonly<Record<string, unknown>>;

/** Returns all settings, including private ones. */
export function readOptions(deps: Pick<ServiceDependencies, 'db' | 'cache'>): Promise<Options> {
  return deps.cache.hold('options', ['options'], async () => {
    const rows = await deps.db.selectFrom('options').select(['key', 'value']).execute();
    return deepFreeze(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  });
}

/** Returns the public settings. */
export function readPublicOptions(deps: ServiceDependencies): Promise<CmsOptions> {
  return deps.cache.get('public-options', ['options'], async () => {
    const rows = await deps.db
      .selectFrom('options')
      .select(['key', 'value'])
      .where('public', '=', true)
      .orderBy('key')
      .execute();
    const options = Object.fromEntries(rows.map(({ key, value }) => [key, value])) as CmsOptions;
    return deepFreeze(withAllLanguages(options));
  });
}

/** `ALL` stands for every language of the site, also those added later. */
function withAllLanguages(options: CmsOptions): CmsOptions {
  const isAll = options.AllowedLanguages?.includes('ALL');
  return isAll ? { ...options, AllowedLanguages: [...languages] } : options;
}

export function pickOptions(options: CmsOptions, keys: readonly string[] | undefined): CmsOptions {
  if (!keys) return options;
  return Object.fromEntries(Object.entries(options).filter(([key]) => keys.includes(key)));
}
