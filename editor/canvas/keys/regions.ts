import type { LeftPanel, RightPanel, UiStore } from '../../session/ui/ui-store.ts';

/**
 * Regions of the editor in F6 order. They are marked by `data-region`: `bar`, `panel` (left, then right in
 * document order), `page`.
 */
const order = ['bar', 'left', 'page', 'right'] as const;

type Part = (typeof order)[number];

function partOf(region: HTMLElement): Part {
  if (region.dataset.region === 'bar') return 'bar';
  if (region.dataset.region === 'page') return 'page';
  return region.dataset.side === 'left' ? 'left' : 'right';
}

/** Returns the region after the focused one, wrapping around. */
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

const shownRegions = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(
    (region) => !region.closest('[inert]') && region.checkVisibility(),
  );

/** Moves focus to the next region. */
export function cycleRegions(direction: 1 | -1): void {
  const shown = shownRegions();
  const next = nextRegion(shown, document.activeElement, direction);
  if (!next) return;
  if (next.tabIndex >= 0) next.focus({ preventScroll: true });
  else (contentStop(next) ?? firstStop(next))?.focus({ preventScroll: true });
}

/** Number of frames to wait for a panel whose code is loading. */
const maxFrames = 120;

/** Moves focus into a panel opened by keyboard, and back to the page when it is closed. */
export function followPanel(ui: UiStore, panel: LeftPanel | RightPanel): void {
  const { left, right } = ui.getState();
  const part = panel === left ? 'left' : 'right';
  const isOpen = panel === left || panel === right;
  let tries = 0;
  const attempt = () => {
    const [region] = shownRegions().filter((each) => partOf(each) === (isOpen ? part : 'page'));
    const stop = isOpen ? region && contentStop(region) : region;
    if (stop) stop.focus({ preventScroll: true });
    else if (++tries < maxFrames) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}

/** Focuses the page after an element over it has closed. */
export function focusPage(): void {
  const focus = () => {
    const page = shownRegions().find((region) => partOf(region) === 'page');
    page?.focus({ preventScroll: true });
  };
  requestAnimationFrame(() => requestAnimationFrame(focus));
}

/** Main content of a panel: its tree, its open tab, otherwise everything below its head. */
function contentOf(region: HTMLElement): HTMLElement | null {
  const body = region.querySelector<HTMLElement>('[data-panel-body]');
  const inside = '[role="treegrid"], [role="tabpanel"]:not([inert])';
  return body?.querySelector<HTMLElement>(inside) ?? body;
}

function contentStop(region: HTMLElement): HTMLElement | undefined {
  const content = contentOf(region);
  if (!content) return undefined;
  return content.matches('[role="treegrid"]') ? content : firstStop(content);
}

/** Roving groups have one tab stop: the element with tabindex 0. */
function firstStop(part: HTMLElement): HTMLElement | undefined {
  const candidates = [...part.querySelectorAll<HTMLElement>(focusable)];
  return candidates.find((element) => element.tabIndex >= 0 && element.checkVisibility());
}
