import type { ThemeError } from './theme-errors.ts';
import type { Token } from './theme-file.ts';
import { currentPath } from './token-list.ts';

/** A token with its type, which may be that of its group. */
export interface FlatToken extends Omit<Token, '$type'> {
  readonly type: string | undefined;
}

export type FlatTokens = ReadonlyMap<string, FlatToken>;

const deepest = 8;

/** Returns the tokens of groups by their current paths; later sources win. */
export function flattenTokens(sources: readonly unknown[], errors: ThemeError[]): FlatTokens {
  const found = new Map<string, FlatToken>();
  for (const source of sources) addGroup(source, [], undefined, found, errors);
  return found;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function addGroup(
  group: unknown,
  path: readonly string[],
  inherited: string | undefined,
  found: Map<string, FlatToken>,
  errors: ThemeError[],
): void {
  const at = path.join('.');
  if (!isRecord(group) || path.length > deepest) {
    errors.push({ problem: 'shape', at: at || 'sources', detail: 'a group of tokens' });
    return;
  }
  const type = typeof group.$type === 'string' ? group.$type : inherited;
  if ('$value' in group) {
    const current = currentPath(at);
    if (current !== null) found.set(current, { ...(group as unknown as Token), type });
    return;
  }
  for (const [name, child] of Object.entries(group)) {
    if (name.startsWith('$')) continue;
    addGroup(child, [...path, name], type, found, errors);
  }
}
