import { maxReviewPhotos } from '#schemas/constants.ts';
import type { ReviewPhoto } from '#schemas/entities/comment.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { UploadedFile } from '../../api/handler.ts';
import { pictureSources } from '../content/media-entity.ts';
import type { ServiceDependencies } from '../dependencies.ts';
import { checkFiles, type SendableFile } from '../visitor-files/check-files.ts';

/** Name of the form's field. */
const field = 'photos';

/** Photos come with reviews of products, not with comments and answers. */
export async function checkPhotos(
  { store }: Pick<ServiceDependencies, 'store'>,
  files: readonly UploadedFile[] = [],
  isReview: boolean,
): Promise<Result<readonly SendableFile[]>> {
  const photos = files.filter((file) => file.field === field);
  if (!isReview || photos.length === 0) return ok([]);
  if (photos.length > maxReviewPhotos) {
    return fail('tooManyFiles', { field, params: { max: maxReviewPhotos } });
  }
  return checkFiles(store, photos, () => true);
}

/** Reads the photos of these comments, by comment id. */
export async function readPhotos(
  { db }: Pick<ServiceDependencies, 'db'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly ReviewPhoto[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('visitor_files')
    .select(['comment_id', 'hash', 'alt', 'width', 'height', 'has_alpha', 'placeholder'])
    .where('comment_id', 'in', ids)
    .orderBy('id')
    .execute();
  const photos = new Map<number, ReviewPhoto[]>();
  for (const { comment_id: id, hash, alt, width, height, has_alpha: hasAlpha, ...row } of rows) {
    if (id === null || width === null || height === null) continue;
    const sources = pictureSources({ hash, width, height, hasAlpha });
    const placeholder = hasAlpha ? null : row.placeholder;
    photos.set(id, [...(photos.get(id) ?? []), { alt, width, height, placeholder, sources }]);
  }
  return photos;
}
