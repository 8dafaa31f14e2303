import { defaultLanguage, type Language, languages } from '#schemas/languages.ts';
import { screenHref } from './href.ts';
import { adminScreens, formerPaths, pathsOf, type Screen, screens } from './table.ts';

export type Match =
  | {
      readonly kind: 'screen';
      readonly language: Language;
      readonly screen: Screen;
      /** Slug or id of the path; null when the optional segment is absent. */
      readonly param: string | null;
    }
  /** A generic page or a post, by the segments of its path; without segments the home page. */
  | { readonly kind: 'page'; readonly language: Language; readonly segments: readonly string[] }
  /** A redirect to the canonical address: no former path, no prefix of the default language. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'malformed' };

interface Route {
  readonly screen: Screen;
  readonly words: readonly string[];
  readonly isFormer: boolean;
}

const allScreens = Object.keys(screens) as Screen[];

const routes: readonly Route[] = [
  ...allScreens.flatMap((screen) => pathsOf(screen).map((path) => toRoute(screen, path, false))),
  ...formerPaths.map(([path, screen]) => toRoute(screen, path, true)),
].sort((a, b) => b.words.length - a.words.length);

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
  for (const { screen, words, isFormer } of routes) {
    const param = matchRoute(screen, words, rest);
    if (param === undefined) continue;
    return isFormer
      ? { kind: 'redirect', to: screenHref(found, screen, param ?? undefined) }
      : { kind: 'screen', language: found, screen, param };
  }
  return { kind: 'page', language: found, segments: rest };
}

/** undefined = no match, null = matched without its optional segment. */
function matchRoute(
  screen: Screen,
  words: readonly string[],
  segments: readonly string[],
): string | null | undefined {
  const written = isExact(screen) ? segments : segments.map((segment) => segment.toLowerCase());
  if (!words.every((word, at) => word === written[at])) return undefined;
  const extra = segments.length - words.length;
  const parameter = screens[screen];
  if (extra === 0) return parameter === 'required' ? undefined : null;
  return extra === 1 && parameter !== 'none' ? segments[words.length] : undefined;
}

/** Addresses of staff are case-sensitive (ROUTE-24). */
function isExact(screen: Screen): boolean {
  return screen === 'admin-login' || adminScreens.includes(screen);
}

function toRoute(screen: Screen, path: string, isFormer: boolean): Route {
  const written = isExact(screen) ? path : path.toLowerCase();
  return { screen, words: written.split('/').filter(Boolean), isFormer };
}

function decodeSegments(pathname: string): string[] | null {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}
