/**
 * Parts of the editor that F6 goes through, in this order. They are marked by `data-region`: `bar`,
 * `panel` (left, then right as they stand in the document), `page`.
 */
const order = ['bar', 'left', 'page', 'right'] as const;

type Part = (typeof order)[number];

function partOf(region: HTMLElement): Part {
  if (region.dataset.region === 'bar') return 'bar';
  if (region.dataset.region === 'page') return 'page';
  return region.dataset.side === 'left' ? 'left' : 'right';
}

/** The part that comes after the one with the focus, round and round. */
export function nextRegion(
  regions: readonly HTMLElement[],
  focused: Element | null,
  direction: 1 | -1,
): HTMLElement | null {
  const place = (region: HTMLElement) => order.indexOf(partOf(region));
  const line = [...regions].sort((a, b) => place(a) - place(b));
  const at = line.findIndex((region) => region.contains(focused));
  const next = at < 0 && direction < 0 ? line.length - 1 : at + direction;
  return line[(next + line.length) % line.length] ?? null;
}

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]';

/** Brings the focus to the next part of the editor. */
export function cycleRegions(direction: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const shown = regions.filter((region) => !region.closest('[inert]') && region.checkVisibility());
  const next = nextRegion(shown, document.activeElement, direction);
  if (!next) return;
  if (next.tabIndex >= 0) next.focus({ preventScroll: true });
  else firstStop(next)?.focus({ preventScroll: true });
}

/** Roving groups have one stop: the one with tabindex 0. */
function firstStop(region: HTMLElement): HTMLElement | undefined {
  const candidates = [...region.querySelectorAll<HTMLElement>(focusable)];
  return candidates.find((element) => element.tabIndex >= 0 && element.checkVisibility());
}
