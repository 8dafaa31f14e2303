import type { ApiClient } from '#runtime/api/client.ts';
import type { ThemeState, ThemeVersion } from '#schemas/api/theme.ts';
import { ok, type Result } from '#schemas/result.ts';
import { readTheme } from '#schemas/theme/read-theme.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';

/** `published`, `draft`, or the id of a version. */
export type ThemeChoice = string;

interface ComparedTheme {
  readonly hash: string;
  /** Null if its file is no longer valid. */
  readonly theme: ResolvedTheme | null;
}

export interface ThemesToCompare {
  readonly state: ThemeState;
  readonly versions: readonly ThemeVersion[];
}

export async function readThemesToCompare(api: ApiClient): Promise<Result<ThemesToCompare>> {
  const [state, versions] = await Promise.all([
    api.call('theme.get', {}),
    api.call('theme.versions', {}),
  ]);
  if (!state.ok) return state;
  return versions.ok ? ok({ state: state.value, versions: versions.value }) : versions;
}

/** Loads a theme of the comparison. If there is no draft, `draft` is the published theme. */
export async function readChoice(
  api: ApiClient,
  { site, published, draft, hashes }: ThemeState,
  choice: ThemeChoice,
): Promise<Result<ComparedTheme>> {
  const shown = { source: published ?? site, hash: hashes.shown };
  if (choice === 'published') return ok(themeOf(shown));
  if (choice === 'draft') {
    return ok(themeOf({ source: draft ?? shown.source, hash: hashes.draft ?? shown.hash }));
  }
  const version = await api.call('theme.version', { id: Number(choice) });
  return version.ok ? ok(themeOf(version.value)) : version;
}

function themeOf({ source, hash }: { readonly source: string; readonly hash: string }) {
  const read = readTheme(JSON.parse(source));
  return { hash, theme: 'theme' in read ? read.theme : null };
}
