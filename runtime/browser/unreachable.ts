import type { Notice } from '../store/notices.ts';

/** Returns the notice for a missing response; its text is in the page (ERR-05). */
export const unreachable = (): Notice =>
  errorNotice(document.documentElement.dataset.offline ?? '');

export const errorNotice = (text: string): Notice => ({
  id: 'offline',
  kind: 'error',
  text,
  duration: 50 * text.length,
});
