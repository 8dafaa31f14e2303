import type { KeyboardEvent } from 'react';

/** Escape in the bar or a panel moves focus back to the page, unless a widget handled it. */
export function backToPage(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isDefaultPrevented()) return;
  const inside = event.currentTarget.contains(event.target as Node);
  const page = document.querySelector<HTMLElement>('[data-region="page"]');
  if (inside) page?.focus({ preventScroll: true });
}
