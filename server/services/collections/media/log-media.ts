import type { LogMedia } from '../../media/log-media.ts';
import { logChange } from '../log-change.ts';

/** Records a change of a medium by staff. */
export const logMedia: LogMedia = (step, { actorId, id, ...change }) =>
  logChange(step, { collection: { name: 'media' }, actorId, id: String(id), ...change });
