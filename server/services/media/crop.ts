import type { MediaCrop } from '#schemas/entities/media.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { MediaStore, StoredPicture } from '../../media/media-store.ts';
import type { MediaRow } from '../content/media-entity.ts';

/** Maximum rounding error of fractions that add up to the whole. */
const tolerance = 1e-6;

/**
 * Returns the changed columns of a medium with a new crop. The cropped picture has its own hash, so its
 * address changes and caches cannot serve the old one.
 */
export async function changeCrop(
  store: MediaStore,
  row: MediaRow,
  given: MediaCrop | null | undefined,
): Promise<Result<object>> {
  if (given === undefined) return ok({});
  const crop = given && rounded(given);
  const whole = row.original_hash ?? row.hash;
  if (crop === null || isWhole(crop)) {
    if (row.original_hash === null) return ok({});
    const picture = await store.facts(whole);
    return picture ? ok(columns(picture, null)) : fail('notFound', { field: 'crop' });
  }
  const isInside = crop.x + crop.width <= 1 + tolerance && crop.y + crop.height <= 1 + tolerance;
  const isEmpty = crop.width === 0 || crop.height === 0 || crop.x === 1 || crop.y === 1;
  if (!isInside || isEmpty || row.width === null) return fail('badRequest', { field: 'crop' });
  const picture = await store.crop(whole, crop);
  return picture.ok ? ok(columns(picture.value, { whole, ...crop })) : picture;
}

/** The database stores single precision and refuses values closer to 0. */
export const roundShare = (share: number): number => Math.round(share * 1e5) / 1e5;

const rounded = ({ x, y, width, height }: MediaCrop): MediaCrop => ({
  x: roundShare(x),
  y: roundShare(y),
  width: roundShare(width),
  height: roundShare(height),
});

const isWhole = ({ x, y, width, height }: MediaCrop): boolean =>
  x + y <= tolerance && width >= 1 - tolerance && height >= 1 - tolerance;

function columns(
  { hash, width, height, hasAlpha, placeholder }: StoredPicture,
  crop: (MediaCrop & { readonly whole: string }) | null,
) {
  return {
    hash,
    width,
    height,
    has_alpha: hasAlpha,
    placeholder,
    original_hash: crop?.whole ?? null,
    crop_x: crop?.x ?? null,
    crop_y: crop?.y ?? null,
    crop_width: crop?.width ?? null,
    crop_height: crop?.height ?? null,
  };
}
