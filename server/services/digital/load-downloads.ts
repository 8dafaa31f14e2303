import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type DownloadState = 'open' | 'usedUp' | 'revoked' | 'gone';

/** A bought file. */
export interface Download {
  readonly id: number;
  readonly orderId: number;
  /** Name of the product. */
  readonly name: string;
  readonly file: string;
  readonly extension: string;
  readonly mime: string;
  readonly hash: string;
  readonly size: number;
  readonly allowed: number;
  readonly left: number;
  readonly state: DownloadState;
}

export async function loadDownloads(
  db: Kysely<Database>,
  of: { readonly orderId: number } | { readonly id: number },
): Promise<Download[]> {
  const rows = await db
    .selectFrom('downloads')
    .innerJoin('order_items', 'order_items.id', 'downloads.order_item_id')
    .innerJoin('media', 'media.id', 'downloads.media_id')
    .select([
      'downloads.id',
      'order_items.order_id as orderId',
      'downloads.name',
      'allowed',
      'used',
    ])
    .select(['revoked_at', 'display_name', 'extension', 'mime', 'hash', 'size', 'deleted_at'])
    .where(({ eb }) =>
      'id' in of ? eb('downloads.id', '=', of.id) : eb('order_items.order_id', '=', of.orderId),
    )
    .orderBy('order_items.position')
    .orderBy('downloads.position')
    .execute();
  return rows.map(({ used, revoked_at, deleted_at, display_name, ...row }) => ({
    ...row,
    file: display_name,
    left: row.allowed - used,
    state: stateOf(revoked_at !== null, deleted_at !== null, row.allowed - used),
  }));
}

function stateOf(isRevoked: boolean, isDeleted: boolean, left: number): DownloadState {
  if (isRevoked) return 'revoked';
  if (isDeleted) return 'gone';
  return left > 0 ? 'open' : 'usedUp';
}
