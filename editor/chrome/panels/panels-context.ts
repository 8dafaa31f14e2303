import { createContext, use } from 'react';
import type { Runtime } from '#runtime/block/context.tsx';
import { invariant } from '#schemas/result.ts';
import type { ProblemStore } from './problems/problem-store.ts';

/** Ports that the panels share. They do not change while a screen is edited. */
export interface PanelPorts {
  readonly problems: ProblemStore;
  /** Ports of the page, for block previews. */
  readonly runtime: Runtime;
}

export const PanelsContext = createContext<PanelPorts | null>(null);

export function usePanels(): PanelPorts {
  const ports = use(PanelsContext);
  invariant(ports, 'A panel was drawn outside of the editor.');
  return ports;
}
