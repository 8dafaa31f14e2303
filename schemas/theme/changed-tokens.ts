import type { ResolvedTheme } from './resolved-theme.ts';
import { type Scheme, schemes, themeTokens } from './token-list.ts';

export interface ChangedToken {
  /** For example `color.text-muted`. */
  readonly path: string;
  /** Null if it changed alike in light and dark. */
  readonly scheme: Scheme | null;
  readonly before: string;
  readonly after: string;
}

/** The tokens whose values differ between two looks, as CSS values. */
export function changedTokens(before: ResolvedTheme, after: ResolvedTheme): ChangedToken[] {
  return themeTokens.flatMap(({ path }) => {
    const [light, dark] = schemes.map((scheme) => ({
      path,
      scheme,
      before: before.looks[scheme][path] ?? '',
      after: after.looks[scheme][path] ?? '',
    }));
    if (!light || !dark) return [];
    const isAlike = light.before === dark.before && light.after === dark.after;
    const changes = isAlike ? [{ ...light, scheme: null }] : [light, dark];
    return changes.filter((change) => change.before !== change.after);
  });
}
