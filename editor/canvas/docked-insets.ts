import type { UiState } from '../session/ui/ui-store.ts';

/** Height in px of the bar at the bottom edge; taller on small screens, for touch. */
export const barHeight = { wide: 44, narrow: 52 } as const;

/** Width in px of docked panels at the sides. */
export interface Insets {
  readonly left: number;
  readonly right: number;
}

type Panels = Pick<UiState, 'docked' | 'left' | 'right' | 'leftWidth' | 'rightWidth'>;

export const dockedInsets = (state: Panels): Insets =>
  state.docked ? coveredInsets(state) : { left: 0, right: 0 };

/** Width in px of a wide window covered by open panels, docked or not. */
export const coveredInsets = (state: Omit<Panels, 'docked'>): Insets => ({
  left: state.left ? state.leftWidth : 0,
  right: state.right ? state.rightWidth : 0,
});

/** Returns the zoom at which the page keeps its layout between the panels. */
export function dockedZoom(windowWidth: number, { left, right }: Insets): number {
  return Math.max(0.2, (windowWidth - left - right) / windowWidth);
}
