import { homeHref } from '#runtime/routes/href.ts';
import { directionOf, type Language, localeOf } from '#schemas/languages.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';

/** Returns the web app manifest of a language: the shop as an app on a phone's home screen. */
export function webManifest(
  name: string,
  language: Language,
  theme: ResolvedTheme | null,
  brand?: string,
): object {
  const ground = theme?.values.light['color.ground'];
  return {
    id: '/',
    name,
    short_name: name.slice(0, 30),
    lang: localeOf(language),
    dir: directionOf(language),
    start_url: homeHref(language),
    scope: '/',
    display: 'standalone',
    ...(ground && { background_color: ground, theme_color: ground }),
    icons: iconsOf(brand),
  };
}

/** Icons of the shop's own picture, or the engine's. */
function iconsOf(brand: string | undefined): object[] {
  if (!brand)
    return [{ src: '/assets/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }];
  const icon = (name: string, size: number, purpose: string) => ({
    src: `${brand}/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 512, 'maskable')];
}

export const manifestPath = (language: Language): string => `/manifest/${language}.webmanifest`;
