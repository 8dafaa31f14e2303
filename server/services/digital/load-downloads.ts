import { type Kysely, sql } from 'kysely';
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

/** Selects downloads by order, by several orders, or by id. */
export type DownloadsOf =
  | { readonly orderId: number }
  | { readonly orderIds: readonly number[] }
  | { readonly id: number };

export async function loadDownloads(db: Kysely<Database>, of: DownloadsOf): Promise<Download[]> {
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
    .where(conditionOf(of))
    .orderBy('order_items.order_id', 'desc')
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

function conditionOf(of: DownloadsOf) {
  if ('id' in of) return sql<boolean>`downloads.id = ${of.id}`;
  const orders = 'orderIds' in of ? of.orderIds : [of.orderId];
  return sql<boolean>`order_items.order_id = ANY (${orders}::int[])`;
}

function stateOf(isRevoked: boolean, isDeleted: boolean, left: number): DownloadState {
  if (isRevoked) return 'revoked';
  if (isDeleted) return 'gone';
  return left > 0 ? 'open' : 'usedUp';
}
