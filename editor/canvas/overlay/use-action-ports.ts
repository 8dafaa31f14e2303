import { createContext, use } from 'react';
import { invariant } from '#schemas/result.ts';
import type { KeyPorts } from '../keys/shortcuts.ts';

/** Ports for actions and shortcuts. They do not change while a screen is edited. */
export const ActionContext = createContext<KeyPorts | null>(null);

export function useActionPorts(): KeyPorts {
  const ports = use(ActionContext);
  invariant(ports, 'An action was drawn outside of the overlay.');
  return ports;
}
