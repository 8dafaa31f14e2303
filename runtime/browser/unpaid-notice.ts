let wasShown = false;

/**
 * Scrolls to the notice of an unpaid order when a shopper returns from the bank: the page they left was
 * longer, so its restored scroll position is the footer of this one.
 */
export function showUnpaidNotice(): void {
  const notice = document.querySelector('[data-block="unpaid-order"]');
  if (notice && !wasShown) notice.scrollIntoView({ block: 'center', behavior: 'instant' });
  wasShown = notice !== null;
}
