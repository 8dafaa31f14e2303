import { directionOf } from '#schemas/languages.ts';
import type { PageHead, PagePayload } from '../page/payload.ts';
import type { FormsStore } from '../store/forms.ts';
import type { NoticesStore } from '../store/notices.ts';
import { showUnpaidNotice } from './unpaid-notice.ts';

/** CONST-04: ms between a page change and scrolling to the top. */
const scrollDelay = 200;

interface Messages {
  readonly notices: NoticesStore;
  readonly forms: FormsStore;
}

/**
 * Updates messages, title, language, head links, focus and scroll after a page change without a full load.
 * `restore` is the remembered scroll position on back navigation, in px.
 */
export function arriveAt(
  page: PagePayload,
  before: PagePayload,
  restore: number | null,
  messages: Messages,
): void {
  carryOver(page, before, messages);
  document.title = page.head.title;
  document.documentElement.lang = page.language;
  document.documentElement.dir = directionOf(page.language);
  const { 'core.offline': offline = '', 'core.fallbackTitle': error = '' } = page.messages;
  Object.assign(document.documentElement.dataset, { offline, error });
  updateHead(page.head);
  showUnpaidNotice();
  const isSame = pathOf(page.path) === pathOf(before.path);
  if (isSame && (restore === null || page.path === before.path)) return;
  if (restore !== null) scrollTo({ top: restore, behavior: 'instant' });
  else setTimeout(scrollToStart, scrollDelay);
  if (!isSame) focusArrival(restore === null ? null : pathOf(before.path));
  // Navigation back to other rows of a list removes the focused element.
  else if (document.activeElement === document.body) focusArrival(null);
}

/** Scrolls to the element named by the URL hash, else to the top. */
function scrollToStart(): void {
  const part = document.getElementById(location.hash.slice(1));
  if (part) part.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * A rejected form keeps its errors while its page is shown; notices are dropped when the language changes.
 */
function carryOver(page: PagePayload, before: PagePayload, { notices, forms }: Messages): void {
  if (pathOf(page.path) !== pathOf(before.path)) forms.setState({ last: page.submission });
  if (page.language !== before.language) notices.setState({ notices: [], past: [] });
  for (const notice of page.notices) notices.getState().add(notice);
}

function pathOf(path: string): string {
  return path.split('?')[0] ?? '';
}

function updateHead(head: PageHead): void {
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  const canonical = document.querySelector('link[rel="canonical"]');
  if (head.canonical)
    canonical?.setAttribute('href', new URL(head.canonical, location.origin).href);
}

/**
 * On back navigation, focuses the card that led to the page `left`; of several the first in view. Otherwise
 * focuses the heading, so screen readers announce the new page (WCAG 2.4.3).
 */
function focusArrival(left: string | null): void {
  const opened = [
    ...document.querySelectorAll<HTMLElement>(`main :is(h2,h3) a[href="${left}"]`),
  ].find((link) => link.getBoundingClientRect().top > 0);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!opened && heading) heading.tabIndex = -1;
  (opened ?? heading)?.focus({ preventScroll: true });
}
