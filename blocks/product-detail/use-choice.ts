import { useEffect, useState } from 'react';
import { useForm } from '#runtime/block/command-form.tsx';
import { useRuntime } from '#runtime/block/context.tsx';
import { bundleState, sentChoice, startChoice } from '#runtime/product/bundle.ts';
import { openLabels } from '#runtime/product/chosen-in-address.ts';
import { choose, findVariant, type Selection, startSelection } from '#runtime/product/variants.ts';
import { commandOf } from './buy-command.ts';
import type { DetailData } from './detail-data.ts';

/**
 * Returns the current choice, and whether it can be added to the cart. On the product page the URL follows
 * it.
 */
export function useChoice(data: DetailData, { isOwnPage = true } = {}) {
  const { detail, variantId, chosen, parts, edited } = data;
  const { variants, attributes, face, format } = detail;
  const [selection, setSelection] = useState(() =>
    startSelection(
      variants,
      attributes,
      variantId ?? (isOwnPage ? variantInAddress() : null),
      chosen,
    ),
  );
  const sent = useForm(commandOf(data));
  const [bundle, setBundle] = useState(() => ({
    ...startChoice(parts ?? []),
    ...edited?.bundle,
    // What a refused form had.
    ...sentChoice(parts ?? [], sent.value),
  }));
  const [tried, setTried] = useState(false);
  const state = parts ? bundleState(parts, bundle) : null;
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const variant = findVariant(variants, attributes, selection);
  const shown = variant ?? face;
  const variantShown = variant?.id ?? null;
  const { path } = useRuntime().page;
  // After a language change the choice stays, but the new URL does not contain it yet.
  useEffect(() => {
    if (isOwnPage && moved && path) rememberVariant(variantShown);
  }, [isOwnPage, moved, path, variantShown]);
  const pick = (code: string, value: number) => {
    const next = choose(variants, selection, code, value);
    setSelection(next);
    setMoved(movedBy(selection, next, code));
  };
  return {
    selection,
    shown,
    pick,
    /**
     * Codes of attributes that the last choice changed too, because the combination did not exist; null
     * before any choice.
     */
    moved,
    bundle,
    pickPart: (part: number, chosen: number) => setBundle({ ...bundle, [part]: chosen }),
    bundleState: state,
    /** Names of the missing choices (PROD-05, BUNDLE-12). */
    open:
      format === 'Configurable'
        ? openLabels(attributes, selection)
        : (state?.open ?? []).map(({ name }) => name),
    /** Whether the shopper pressed the button: missing choices are then marked. */
    tried,
    setTried,
  };
}

export type Choice = ReturnType<typeof useChoice>;

function movedBy(before: Selection, after: Selection, chosen: string): string[] {
  return Object.keys(before).filter((code) => code !== chosen && before[code] !== after[code]);
}

/** After back navigation: the variant was chosen after the cached data had been loaded. */
function variantInAddress(): number | null {
  if (typeof location === 'undefined') return null;
  return Number(new URLSearchParams(location.search).get('variant')) || null;
}

/** Puts the variant into the URL, so that it can be shared; the page does not reload. */
function rememberVariant(id: number | null): void {
  const url = new URL(location.href);
  if (id === null) url.searchParams.delete('variant');
  else url.searchParams.set('variant', String(id));
  history.replaceState(history.state, '', url);
}
