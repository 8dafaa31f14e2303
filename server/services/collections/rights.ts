import type { Collection } from './collection.ts';

const has = (scope: readonly string[], needed: readonly string[]) =>
  scope.some((name) => needed.includes(name));

export const mayRead = (collection: Collection, scope: readonly string[]): boolean =>
  has(scope, collection.scopes.read);

export const mayWrite = (collection: Collection, scope: readonly string[]): boolean =>
  has(scope, collection.scopes.write);
