import type { LogTheme } from '../themes/log-theme.ts';
import { logChanges } from './log-change.ts';

/** Records a change of the theme of the site. */
export const logTheme: LogTheme = (step, { part, ...change }) =>
  logChanges(step, [{ collection: { name: part }, ...change }]);
