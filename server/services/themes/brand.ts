import { createHash } from 'node:crypto';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';
import { drawBrand } from '../../media/brand-pictures.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { readShownTheme } from './published-theme.ts';

/** Folder of the shop's icons: `/brand/<hash>/<name>.png`. */
export const brandFolder = '/brand';

export interface Brand {
  /** Hash of the picture and its background colour, so that addresses of icons can be cached forever. */
  readonly hash: string;
  /** Hash of the file in the media library. */
  readonly media: string;
  readonly ground: string;
}

type BrandDependencies = Pick<ServiceDependencies, 'db' | 'siteTheme'>;

/** Returns the picture that a theme names as the shop's own; null without one. */
export async function brandOf(
  { db }: Pick<ServiceDependencies, 'db'>,
  theme: ResolvedTheme | null,
): Promise<Brand | null> {
  if (!theme || theme.mark === null) return null;
  const found = await db
    .selectFrom('media')
    .select('hash')
    .where('key', '=', theme.mark)
    .where('access', '=', 'public')
    .where('deleted_at', 'is', null)
    .where('width', 'is not', null)
    .executeTakeFirst();
  if (!found) return null;
  const ground = theme.values.light['color.ground'] ?? '#ffffff';
  const hash = createHash('sha256').update(`${found.hash} ${ground}`).digest('hex').slice(0, 16);
  return { hash, media: found.hash, ground };
}

export const readBrand = async (
  deps: BrandDependencies,
  domain: string | null = null,
): Promise<Brand | null> => brandOf(deps, await readShownTheme(deps, domain));

/** Returns a function that draws the shop's picture for mails, once for each picture. */
export function createLogoReader(
  deps: BrandDependencies,
  store: Pick<MediaStore, 'readOriginal'>,
): (domain?: string | null) => Promise<Buffer | null> {
  let drawn: { readonly hash: string; readonly logo: Buffer } | null = null;
  return async (domain = null) => {
    const brand = await readBrand(deps, domain);
    if (!brand) return null;
    if (drawn?.hash === brand.hash) return drawn.logo;
    const original = await store.readOriginal(brand.media);
    if (!original) return null;
    drawn = { hash: brand.hash, logo: await drawBrand(original, 'mail-96', brand.ground) };
    return drawn.logo;
  };
}
