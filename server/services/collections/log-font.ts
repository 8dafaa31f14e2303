import type { LogFont } from '../themes/fonts/log-font.ts';
import { logChanges } from './log-change.ts';

/** Records a change of an uploaded font, whose id is the name of its family. */
export const logFont: LogFont = (step, { name, ...change }) =>
  logChanges(step, [{ collection: { name: 'theme-fonts' }, id: name, ...change }]);
