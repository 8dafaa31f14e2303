import type { Handlers } from '../../api/handler.ts';
import type { ServiceDependencies } from '../dependencies.ts';

export function createAccountHandlers(_deps: ServiceDependencies): Partial<Handlers> {
  return {};
}
