import type { InspectorTab, LeftPanel, RightPanel, UiStore } from './ui-store.ts';

const leftPanels: readonly string[] = ['structure', 'library'] satisfies LeftPanel[];

const sideOf = (panel: LeftPanel | RightPanel) =>
  leftPanels.includes(panel) ? ('left' as const) : ('right' as const);

/** Small screens have space for one sheet: opening one closes the other. */
const isSmall = () => matchMedia('(width <= 768px)').matches;

export function openPanel(ui: UiStore, panel: LeftPanel | RightPanel): void {
  const side = sideOf(panel);
  const other = isSmall() ? { [side === 'left' ? 'right' : 'left']: null } : {};
  // An explicit insertion position is valid only for that opening of the library.
  const target = panel === 'library' ? { insertAt: null } : {};
  ui.setState({ ...other, ...target, [side]: panel });
}

export function togglePanel(ui: UiStore, panel: LeftPanel | RightPanel): void {
  const side = sideOf(panel);
  if (ui.getState()[side] === panel) ui.setState({ [side]: null });
  else openPanel(ui, panel);
}

export function openInspector(ui: UiStore, tab: InspectorTab): void {
  openPanel(ui, 'inspector');
  ui.setState({ tab });
}
