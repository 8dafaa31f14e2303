import { createContext, type ReactNode } from 'react';
import type { Position } from '../../model/commands/insert.ts';

export interface QuickInsertProps {
  readonly position: Position;
  readonly close: () => void;
}

/** Renders the list of blocks to insert at a gap. */
export type RenderQuickInsert = (props: QuickInsertProps) => ReactNode;

export const QuickInsertContext = createContext<RenderQuickInsert>(() => null);
