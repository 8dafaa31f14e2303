import { formatDate } from '#runtime/format/date.ts';
import { type Currency, formatPrice } from '#runtime/format/price.ts';
import { currencyOf } from '#runtime/orders/order-currency.ts';
import { defaultLanguage, parseLanguage, textsIn } from '#schemas/languages.ts';
import type { Writing } from '#server/services/orders/invoices/invoice-sums.ts';
import { printTexts } from '#server/services/orders/invoices/print-texts.ts';

/** Language and currency of a printed page: those of its order. */
export interface Print extends Writing {
  readonly date: (iso: string) => string;
}

export function createPrint(
  order: { readonly language: string; readonly currency?: string },
  site: Currency,
): Print {
  const language = parseLanguage(order.language) ?? defaultLanguage;
  const currency = currencyOf(order.currency ?? site.code, site);
  return {
    language,
    t: (key, params = {}) =>
      textsIn(printTexts, language)[key].replace(
        /%\{(\w+)\}/g,
        (_, name: string) => params[name] ?? '',
      ),
    price: (cents) => formatPrice(cents, language, currency),
    date: (iso) => formatDate(iso, language, 'numeric'),
  };
}

export interface Fact {
  readonly label: string;
  readonly value: string | null;
}

/** Lists known facts; unknown ones have no row. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="print-facts">
      {facts.map(({ label, value }) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

interface PartyProps {
  readonly label: string;
  readonly lines: readonly string[];
}

export function Party({ label, lines }: PartyProps) {
  return (
    <section className="print-party">
      <h2>{label}</h2>
      <address>
        {lines.map((line) => (
          // Each line has its own direction: a telephone number reads from left to right.
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
    </section>
  );
}
