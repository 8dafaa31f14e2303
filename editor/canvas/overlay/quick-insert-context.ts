import { type ComponentType, createContext } from 'react';
import type { Position } from '../../model/commands/insert.ts';

export interface QuickInsertProps {
  readonly position: Position;
  readonly close: () => void;
}

/** The list of blocks to insert at a gap. Without it, gaps have no buttons. */
export const QuickInsertContext = createContext<ComponentType<QuickInsertProps> | null>(null);
