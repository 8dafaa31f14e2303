import { createContext, use, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Editor } from '#schemas/editing/node.ts';
import { invariant } from '#schemas/result.ts';
import type { Saving } from '../../session/saving/create-saving.ts';
import type { SavingState } from '../../session/saving/saving-state.ts';

export const SavingContext = createContext<Saving | null>(null);

export function useSaving(): Saving {
  const saving = use(SavingContext);
  invariant(saving, 'A part of the editor was drawn outside of it.');
  return saving;
}

export function useSavingState<T>(select: (state: SavingState) => T): T {
  return useStore(useSaving().state, select);
}

/** Returns other editors of the screen; none in parts that are rendered without saving. */
export function usePresent(): readonly Editor[] {
  const saving = use(SavingContext);
  return useSyncExternalStore(
    saving?.state.subscribe ?? never,
    () => saving?.state.getState().editors ?? nobody,
  );
}

const nobody: readonly Editor[] = [];
const never = () => () => undefined;

/** Returns other editors who work on a node. */
export function useEditorsOn(nodeId: string): readonly Editor[] {
  return useSavingState(
    useShallow(({ editors }) => editors.filter(({ selection }) => selection === nodeId)),
  );
}
