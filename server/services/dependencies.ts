import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { TagCache } from '../cache/tag-cache.ts';
import type { Database } from '../db/schema.ts';

/** What every service gets. */
export interface ServiceDependencies {
  readonly db: Kysely<Database>;
  /** May lag behind `db`: for catalogue reads that nobody wrote a moment ago. */
  readonly readDb: Kysely<Database>;
  readonly cache: TagCache;
  readonly logger: Logger;
  /** Address of the shop as visitors know it, without a slash at the end. */
  readonly publicUrl: string;
}
