import type { MediaCrop } from '#schemas/entities/media.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { MediaStore, StoredPicture } from '../../media/media-store.ts';
import type { MediaRow } from '../content/media-entity.ts';

/** Sums of fractions that stand for the whole are off by this much at most. */
const tolerance = 1e-6;

/**
 * The columns of a medium that shows another part of its picture. The part is a picture of its own
 * with its own hash, so addresses change with it and no cache shows the old one.
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

/** The database keeps single precision, and refuses what is closer to zero. */
function rounded({ x, y, width, height }: MediaCrop): MediaCrop {
  const round = (share: number) => Math.round(share * 1e5) / 1e5;
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

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
