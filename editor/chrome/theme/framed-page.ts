import type { Scheme } from '#schemas/theme/token-list.ts';

/** Selector of elements that cover the page and are not part of the comparison. */
const covering = '.edit-link, [data-block="cookie-section"]';

/** Shows a page of the shop in one colour scheme, without the elements that cover it. */
export function dressPage(page: Document, scheme: Scheme): void {
  page.documentElement.dataset.theme = scheme;
  for (const each of page.querySelectorAll(covering)) each.remove();
}

/** Keeps two pages at the same scroll position. Returns a function that stops. */
export function scrollTogether(one: Window, other: Window): () => void {
  const follow = (from: Window, to: Window) => () => {
    if (to.scrollY !== from.scrollY) to.scrollTo({ top: from.scrollY, behavior: 'instant' });
  };
  const [down, up] = [follow(one, other), follow(other, one)];
  one.addEventListener('scroll', down);
  other.addEventListener('scroll', up);
  return () => {
    one.removeEventListener('scroll', down);
    other.removeEventListener('scroll', up);
  };
}
