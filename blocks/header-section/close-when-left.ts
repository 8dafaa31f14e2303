import type { FocusEvent } from 'react';

/** Closes a popover when the focus leaves it, so that it does not move to elements behind the popover. */
export function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}
