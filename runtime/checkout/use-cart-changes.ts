import { useEffect } from 'react';
import { useStore } from 'zustand';
import { commandField } from '../block/command-form.tsx';
import { useRuntime } from '../block/context.tsx';
import type { SessionStore } from '../store/session.ts';
import { type CartChanges, createCartChanges, type LineChange } from './cart-changes.ts';

const known = new WeakMap<SessionStore, CartChanges>();

/** Returns the pending changes of this visit's cart. */
export function useCartChanges(): CartChanges {
  const { session, send } = useRuntime();
  const changes = known.get(session) ?? createCartChanges(send, () => session.getState().cart);
  known.set(session, changes);
  return changes;
}

export function useLineChange(itemId: number): {
  readonly change: LineChange | undefined;
  readonly error: string | undefined;
} {
  const { store } = useCartChanges();
  const change = useStore(store, ({ lines }) => lines[itemId]);
  const error = useStore(store, ({ errors }) => errors[itemId]);
  return { change, error };
}

/** Whether any line waits for the server, so the totals shown are outdated. */
export function useIsCartChanging(): boolean {
  return useStore(useCartChanges().store, ({ lines }) => Object.keys(lines).length > 0);
}

/** Sends a change that was typed just before leaving the page. */
export function useSendOnLeave(): void {
  const changes = useCartChanges();
  useEffect(() => {
    const leave = () =>
      changes.leave((values) => {
        const body = new URLSearchParams({ [commandField]: 'cart.update' });
        for (const [name, value] of Object.entries(values)) body.set(name, String(value));
        navigator.sendBeacon(location.href, body);
      });
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [changes]);
}
