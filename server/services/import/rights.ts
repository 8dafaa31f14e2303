import type { Actor } from '../../api/handler.ts';

/** Staff with one of these scopes import and export products. */
const scopes: readonly string[] = ['admin', 'catalogue'];

export const mayImport = (actor: Actor): boolean =>
  actor.kind === 'backoffice' && actor.scope.some((scope) => scopes.includes(scope));
