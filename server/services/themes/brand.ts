import { createHash } from 'node:crypto';
import type { ServiceDependencies } from '../dependencies.ts';
import { readShownTheme } from './published-theme.ts';

/** Where the icons of the shop are: `/brand/<hash>/<name>.png`. */
export const brandFolder = '/brand';

export interface Brand {
  /** Names the picture and the colour behind it, so addresses of icons can be cached for ever. */
  readonly hash: string;
  /** The file in the media library. */
  readonly media: string;
  readonly ground: string;
}

type BrandDependencies = Pick<ServiceDependencies, 'db' | 'siteTheme'>;

/** The picture that the shown look names as the shop's own; null without one. */
export async function readBrand(deps: BrandDependencies): Promise<Brand | null> {
  const theme = await readShownTheme(deps);
  if (!theme || theme.mark === null) return null;
  const found = await deps.db
    .selectFrom('media')
    .select('hash')
    .where('key', '=', theme.mark)
    .where('access', '=', 'public')
    .where('deleted_at', 'is', null)
    .where('width', 'is not', null)
    .executeTakeFirst();
  if (!found) return null;
  const ground = theme.looks.light['color.ground'] ?? '#ffffff';
  const hash = createHash('sha256').update(`${found.hash} ${ground}`).digest('hex').slice(0, 16);
  return { hash, media: found.hash, ground };
}
