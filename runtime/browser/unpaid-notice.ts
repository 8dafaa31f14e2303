let wasHere = false;

/**
 * Who comes back from the bank is taken to the notice of the unpaid order: the page they left was
 * longer, and its remembered position is the footer of this one.
 */
export function showUnpaidNotice(): void {
  const notice = document.querySelector('[data-block="unpaid-order"]');
  if (notice && !wasHere) notice.scrollIntoView({ block: 'center', behavior: 'instant' });
  wasHere = notice !== null;
}
