import { formatNumber } from '#runtime/format/price.ts';
import type { Media } from '#schemas/entities/media.ts';
import { directionOf, type Language } from '#schemas/languages.ts';

export const mediaTitle = ({ title, displayName, key }: Media): string =>
  title || displayName || key;

/** Formats bytes: `1,4 MB`, `320 kB`. */
export function formatSize(bytes: number, language: Language): string {
  const kilobytes = bytes / 1024;
  const rounded = bytes === 0 ? 0 : Math.max(1, Math.round(kilobytes));
  return kilobytes < 1000
    ? fromLeft(`${formatNumber(rounded, language)} kB`, language)
    : fromLeft(`${formatNumber(kilobytes / 1024, language, 1)} MB`, language);
}

/** Isolates a text that reads from the left: in an Arabic line the unit would stand before its number. */
const fromLeft = (text: string, language: Language): string =>
  directionOf(language) === 'rtl' ? `\u2066${text}\u2069` : text;
