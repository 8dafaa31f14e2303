import { formatNumber } from '#runtime/format/price.ts';
import type { Media } from '#schemas/entities/media.ts';
import type { Language } from '#schemas/languages.ts';

export const mediaTitle = ({ title, displayName, key }: Media): string =>
  title || displayName || key;

/** Formats bytes: `1,4 MB`, `320 kB`. */
export function formatSize(bytes: number, language: Language): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${formatNumber(Math.max(1, Math.round(kilobytes)), language)} kB`;
  return `${formatNumber(kilobytes / 1024, language, 1)} MB`;
}
