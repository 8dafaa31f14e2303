import type { LeftPanel, RightPanel, UiStore } from '../shell/ui-store.ts';

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

const shownRegions = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(
    (region) => !region.closest('[inert]') && region.checkVisibility(),
  );

/** Brings the focus to the next part of the editor. */
export function cycleRegions(direction: 1 | -1): void {
  const shown = shownRegions();
  const next = nextRegion(shown, document.activeElement, direction);
  if (!next) return;
  if (next.tabIndex >= 0) next.focus({ preventScroll: true });
  else (contentStop(next) ?? firstStop(next))?.focus({ preventScroll: true });
}

/** Frames to wait for a panel whose code is on its way. */
const patience = 120;

/** Brings the focus into a panel that was opened by keys, and back to the page from a closed one. */
export function followPanel(ui: UiStore, panel: LeftPanel | RightPanel): void {
  const { left, right } = ui.getState();
  const part = panel === left ? 'left' : 'right';
  const isOpen = panel === left || panel === right;
  let tries = 0;
  const attempt = () => {
    const [region] = shownRegions().filter((each) => partOf(each) === (isOpen ? part : 'page'));
    const stop = isOpen ? region && contentStop(region) : region;
    if (stop) stop.focus({ preventScroll: true });
    else if (++tries < patience) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}

/** The page takes the focus once what was open over it has closed. */
export function focusPage(): void {
  const focus = () => {
    const page = shownRegions().find((region) => partOf(region) === 'page');
    page?.focus({ preventScroll: true });
  };
  requestAnimationFrame(() => requestAnimationFrame(focus));
}

/** What a panel is about: its tree, the open one of its tabs, else what is below its head. */
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

/** Roving groups have one stop: the one with tabindex 0. */
function firstStop(part: HTMLElement): HTMLElement | undefined {
  const candidates = [...part.querySelectorAll<HTMLElement>(focusable)];
  return candidates.find((element) => element.tabIndex >= 0 && element.checkVisibility());
}
