import type { LogMedia } from '../../media/log-media.ts';
import { logChanges } from '../log-change.ts';

const collection = { name: 'media' };

/** Records changes of media by staff. */
export const logMedia: LogMedia = (step, ...changes) =>
  logChanges(
    step,
    changes.map((change) => ({ ...change, collection, id: String(change.id) })),
  );
