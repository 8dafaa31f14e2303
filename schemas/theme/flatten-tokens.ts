import { shapeError, type ThemeError } from './theme-errors.ts';
import type { Token } from './theme-file.ts';
import { currentPath } from './token-list.ts';

/** A token with its type, which may be that of its group. */
export interface FlatToken extends Omit<Token, '$type'> {
  readonly type: string | undefined;
}

export type FlatTokens = ReadonlyMap<string, FlatToken>;

const deepest = 8;

/** Matches the value of a token that refers to another one. */
export const alias = /^\{([^{}]{1,100})\}$/;

/** Returns all tokens by their current paths, and updates the paths in their aliases; later sources win. */
export function flattenTokens(
  sources: readonly unknown[],
  errors: ThemeError[],
  pathOf: PathOf = currentPath,
): FlatTokens {
  const found = new Map<string, FlatToken>();
  for (const source of sources) addGroup(source, [], undefined, { found, errors, pathOf });
  return found;
}

/** Returns the current path of a token; null for a removed one. */
type PathOf = (path: string) => string | null;

interface Flattening {
  readonly found: Map<string, FlatToken>;
  readonly errors: ThemeError[];
  readonly pathOf: PathOf;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function addGroup(
  group: unknown,
  path: readonly string[],
  inherited: string | undefined,
  flattening: Flattening,
): void {
  const { found, errors, pathOf } = flattening;
  const at = path.join('.');
  if (!isRecord(group) || path.length > deepest) {
    errors.push(shapeError(at || 'sources', 'group'));
    return;
  }
  const type = typeof group.$type === 'string' ? group.$type : inherited;
  if ('$value' in group) {
    const current = pathOf(at);
    if (current !== null) found.set(current, { ...currentToken(group, pathOf), type });
    return;
  }
  for (const [name, child] of Object.entries(group)) {
    if (name.startsWith('$')) continue;
    addGroup(child, [...path, name], type, flattening);
  }
}

function currentToken(token: Readonly<Record<string, unknown>>, pathOf: PathOf): Token {
  const { $value } = token;
  const [, path] = typeof $value === 'string' ? (alias.exec($value) ?? []) : [];
  const current = path === undefined ? null : pathOf(path);
  return { ...token, $value: current === null ? $value : `{${current}}` } as unknown as Token;
}
