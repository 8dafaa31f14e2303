import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Editor } from '#schemas/editing/node.ts';
import { invariant } from '#schemas/result.ts';
import type { Saving } from './create-saving.ts';
import type { SavingState } from './saving-state.ts';

export const SavingContext = createContext<Saving | null>(null);

export function useSaving(): Saving {
  const saving = use(SavingContext);
  invariant(saving, 'A part of the editor was drawn outside of it.');
  return saving;
}

export function useSavingState<T>(select: (state: SavingState) => T): T {
  return useStore(useSaving().state, select);
}

/** Others who work on a node. */
export function useEditorsOn(nodeId: string): readonly Editor[] {
  return useSavingState(
    useShallow(({ editors }) => editors.filter(({ selection }) => selection === nodeId)),
  );
}
