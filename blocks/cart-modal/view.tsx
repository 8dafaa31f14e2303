import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { commandField } from '#runtime/block/command-form.tsx';
import { useRuntime } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { withAllStyles } from '#runtime/browser/all-styles.ts';
import type { Language } from '#schemas/languages.ts';
import type { model } from './model.ts';

const loadDialog = () => withAllStyles(import('./cart-dialog.tsx'));

const CartDialog = lazy(async () => ({ default: (await loadDialog()).CartDialog }));

/** Opens on `cart-popup`; the dialog's code and texts are prefetched when the first product is added. */
export function View({ options }: ViewProps<typeof model>) {
  const { on, page } = useRuntime();
  const path = page.path.split('?')[0] ?? '';
  // Path of the page it was opened on; null once closed, undefined before it ever opened.
  const [openedOn, setOpenedOn] = useState<string | null>();
  const { language } = page;
  useEffect(() => loadOnFirstAdd(language), [language]);
  // A transition, because React shows the fallback of other updates for at least a third of a second.
  useEffect(() => on('cart-popup', () => startTransition(() => setOpenedOn(path))), [on, path]);
  useEffect(
    () => on('page', () => setOpenedOn((was) => (was && was !== path ? null : was))),
    [on, path],
  );
  return (
    <Suspense>
      {openedOn !== undefined && (
        <CartDialog
          open={openedOn === path}
          onClose={() => setOpenedOn(null)}
          emptyPicture={options.emptyPicture}
        />
      )}
    </Suspense>
  );
}

function loadOnFirstAdd(language: Language): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const load = ({ target }: Event) => {
    if (new FormData(target as HTMLFormElement).get(commandField) !== 'cart.add') return;
    listening.abort();
    // A failed prefetch is retried and reported when the dialog opens.
    loadDialog()
      .then(({ fetchTexts }) => fetchTexts(language))
      .catch(() => undefined);
  };
  document.addEventListener('submit', load, options);
  return () => listening.abort();
}
