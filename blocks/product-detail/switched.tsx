import { useFormat } from '#runtime/block/context.tsx';
import type { Translate } from '#runtime/i18n/translator.ts';
import type { Detail } from './detail.ts';
import type { Choice } from './use-choice.ts';

interface SwitchedProps {
  readonly choice: Choice;
  readonly detail: Detail;
  readonly t: Translate;
}

/** Announces the name, price and stock after a choice to screen readers (PROD-01). */
export function Switched({ choice: { shown, moved, open }, detail, t }: SwitchedProps) {
  const format = useFormat();
  const isFull = moved !== null && open.length === 0;
  const stock = t(shown.inStock ? 'inStock' : 'soldOut');
  return (
    <p role="status" className="visually-hidden">
      {moved && moved.length > 0 && `${t('moved', { names: labelsOf(detail, moved) })} `}
      {isFull && `${shown.name}, ${format.price(shown.prices.finalPrice)}, ${stock}`}
    </p>
  );
}

function labelsOf({ attributes }: Detail, codes: readonly string[]): string {
  const chosen = attributes.filter(({ attributeCode }) => codes.includes(attributeCode));
  return chosen.map(({ label }) => label).join(', ');
}
