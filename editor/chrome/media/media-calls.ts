import type { EndpointOutput } from '#schemas/api/contract.ts';
import type { Media } from '#schemas/entities/media.ts';
import { ok, type Result } from '#schemas/result.ts';
import type { EditorApi } from '../../session/api/editor-api.ts';
import type { ListPage } from '../dialogs/use-pages.ts';

export type MediaKind = 'image' | 'file';
export type MediaOrder = 'newest' | 'oldest' | 'name' | 'largest';

export interface MediaWish {
  readonly query: string;
  readonly kind: MediaKind | 'all';
  readonly access: Media['access'] | 'all';
  readonly order: MediaOrder;
  /** Limits the list to this folder; null: files outside of folders. */
  readonly folder?: number | null | undefined;
  readonly tag?: string | undefined;
  readonly isUnused?: boolean;
}

export type MediaUse = EndpointOutput<'usage.find'>[number];

const pageSize = 48;

const orders = {
  newest: { param: 'id', order: 'desc' },
  oldest: { param: 'id', order: 'asc' },
  name: { param: 'name', order: 'asc' },
  largest: { param: 'size', order: 'desc' },
} as const;

/** Loads the media of the library after `last` (MEDIA-01). */
export async function listMedia(
  api: EditorApi,
  { query, kind, access, order, folder, tag, isUnused }: MediaWish,
  last?: Media,
): Promise<Result<ListPage<Media>>> {
  const found = await api.call('media.filterStandard', {
    limit: pageSize,
    sort: orders[order],
    ...(last && { afterId: last.id }),
    ...(query !== '' && { keywords: query }),
    ...(kind !== 'all' && { kind: kind === 'file' ? 'document' : 'image' }),
    ...(access !== 'all' && { access }),
    ...(folder !== undefined && { folderId: folder }),
    ...(tag !== undefined && { tag }),
    ...(isUnused && { isUnused }),
  });
  if (!found.ok) return found;
  const { totalRecords: total, isCapped = false } = found.value.pagination;
  return ok({ rows: found.value.data, total, isCapped });
}

/** Loads the media of these keys that still exist, in no particular order. */
export async function findMedia(
  api: EditorApi,
  keys: readonly string[],
): Promise<Result<readonly Media[]>> {
  const found = await api.call('media.filterStandard', { keys: [...keys], limit: keys.length });
  return found.ok ? ok(found.value.data) : found;
}

/** Finds the uses of a medium in documents. */
export function findMediaUses(api: EditorApi, key: string): Promise<Result<readonly MediaUse[]>> {
  return api.call('usage.find', { kind: 'media', value: key });
}

export const isPicture = ({ mime }: Pick<Media, 'mime'>): boolean => mime.startsWith('image/');
