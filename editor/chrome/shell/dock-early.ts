import './dock-early.css';
import { dockedInsets, dockedZoom } from '../../canvas/docked-insets.ts';
import { readRememberedUi, type UiStorage } from '../../session/ui/remembered-ui.ts';
import { initialUi } from '../../session/ui/ui-store.ts';

/** Makes room for the panels that were open last time, before the page is first rendered. */
export function dockEarly(root: HTMLElement, width: number, storage: () => UiStorage): void {
  const insets = dockedInsets({ ...initialUi, ...readRememberedUi(storage) });
  if (insets.left + insets.right === 0) return;
  root.dataset.docked = '';
  root.style.setProperty('--izlog-left', `${insets.left}px`);
  root.style.setProperty('--izlog-right', `${insets.right}px`);
  root.style.setProperty('--izlog-zoom', String(dockedZoom(width, insets)));
}
