import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';
import { adminScreens, type Screen, screens } from './table.ts';

export type Match =
  | {
      readonly kind: 'screen';
      readonly language: Language;
      readonly screen: Screen;
      /** Slug or id of the path; null when the optional segment is absent. */
      readonly param: string | null;
    }
  /** The catch-all: a generic page or a post, by its segments; none is the home page. */
  | { readonly kind: 'page'; readonly language: Language; readonly segments: readonly string[] }
  /** The same place under its proper address, e.g. `/hr/kosarica` is `/kosarica`. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'malformed' };

interface Route {
  readonly screen: Screen;
  readonly literals: readonly string[];
  readonly param: 'none' | 'optional' | 'required';
  /** Case-sensitive. */
  readonly isExact: boolean;
}

const routes: readonly Route[] = Object.entries(screens)
  .flatMap(([screen, paths]) =>
    [...new Set(Object.values(paths))].map((path) => toRoute(screen as Screen, path)),
  )
  .sort((a, b) => b.literals.length - a.literals.length);

/** Returns the screen of a path. Any listed variant of a screen resolves under any language (ROUTE-27). */
export function matchPath(pathname: string): Match {
  const segments = decodeSegments(pathname);
  if (segments === null) return { kind: 'malformed' };
  const language = languages.find((code) => code === segments[0]);
  if (language === defaultLanguage) {
    return { kind: 'redirect', to: `/${pathname.split('/').filter(Boolean).slice(1).join('/')}` };
  }
  const rest = language ? segments.slice(1) : segments;
  const found = language ?? defaultLanguage;
  for (const route of routes) {
    const param = matchRoute(route, rest);
    if (param !== undefined)
      return { kind: 'screen', language: found, screen: route.screen, param };
  }
  return { kind: 'page', language: found, segments: rest };
}

/** undefined = no match, null = matched without its optional segment. */
function matchRoute(route: Route, segments: readonly string[]): string | null | undefined {
  const { literals, param, isExact } = route;
  const fits = literals.every(
    (word, i) => word === (isExact ? segments[i] : segments[i]?.toLowerCase()),
  );
  if (!fits) return undefined;
  const extra = segments.length - literals.length;
  if (extra === 0) return param === 'required' ? undefined : null;
  return extra === 1 && param !== 'none' ? segments[literals.length] : undefined;
}

function toRoute(screen: Screen, path: string): Route {
  const parts = path.split('/').filter(Boolean);
  const last = parts.at(-1) ?? '';
  const param = !last.startsWith(':') ? 'none' : last.endsWith('?') ? 'optional' : 'required';
  const isExact = screen === 'admin-login' || adminScreens.includes(screen);
  const fixed = parts.filter((part) => !part.startsWith(':'));
  const literals = isExact ? fixed : fixed.map((word) => word.toLowerCase());
  return { screen, literals, param, isExact };
}

function decodeSegments(pathname: string): string[] | null {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}
