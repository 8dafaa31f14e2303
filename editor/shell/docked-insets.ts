import type { UiState } from './ui-store.ts';

/** Height of the bar at the lower edge, px; on small screens it is made for fingers. */
export const barHeight = { wide: 44, narrow: 52 } as const;

/** px that docked panels take at the sides. */
export interface Insets {
  readonly left: number;
  readonly right: number;
}

type Panels = Pick<UiState, 'docked' | 'left' | 'right' | 'leftWidth' | 'rightWidth'>;

export const dockedInsets = (state: Panels): Insets =>
  state.docked ? coveredInsets(state) : { left: 0, right: 0 };

/** px of a wide window that open panels cover, docked or not. */
export const coveredInsets = (state: Omit<Panels, 'docked'>): Insets => ({
  left: state.left ? state.leftWidth : 0,
  right: state.right ? state.rightWidth : 0,
});

/** How large the page is rendered so that it keeps its layout between the panels. */
export function dockedZoom(windowWidth: number, { left, right }: Insets): number {
  return Math.max(0.2, (windowWidth - left - right) / windowWidth);
}
