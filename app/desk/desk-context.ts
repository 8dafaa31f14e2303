import { formatDate } from '#runtime/format/date.ts';
import { formatPrice } from '#runtime/format/price.ts';
import type { Language } from '#schemas/languages.ts';
import { type DeskText, deskMessages } from './messages.ts';

/** What every part of a page of the desk writes with. */
export interface Desk {
  readonly language: Language;
  /** Path of the list. */
  readonly path: string;
  readonly t: (key: DeskText, params?: Readonly<Record<string, string | number>>) => string;
  readonly price: (cents: number) => string;
  /** Day and minute in the shop's town. */
  readonly time: (iso: string) => string;
}

export function createDesk(
  language: Language,
  path: string,
  currency: { readonly label: string; readonly symbol: string },
): Desk {
  return {
    language,
    path,
    t: (key, params = {}) =>
      deskMessages[language][key].replace(/%\{(\w+)\}/g, (_, name: string) =>
        String(params[name] ?? ''),
      ),
    price: (cents) => formatPrice(cents, language, currency),
    time: (iso) => `${formatDate(iso, language, 'numeric')} ${formatDate(iso, language, 'time')}`,
  };
}
