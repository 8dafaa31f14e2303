import type { Actor, Handlers } from '../api/handler.ts';
import { createCatalogueHandlers } from './catalogue/handlers.ts';
import type { ServiceDependencies } from './dependencies.ts';

export interface Services {
  readonly handlers: Partial<Handlers>;
  /** Who holds this access token; anonymous for none, null for one that is not valid. */
  readonly authenticate: (accessToken?: string) => Promise<Actor | null>;
}

/** Everything the API can do, from the folders beside this file. */
export function createServices(deps: ServiceDependencies): Services {
  return {
    handlers: {
      ...createCatalogueHandlers(deps),
    },
    authenticate: async () => ({ kind: 'anonymous' }),
  };
}
