import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { commandField } from '#runtime/block/command-form.tsx';
import { useRuntime } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import { afterPaint } from '#runtime/browser/after-paint.ts';
import { withAllStyles } from '#runtime/browser/all-styles.ts';
import type { Language } from '#schemas/languages.ts';
import type { model } from './model.ts';

const loadDialog = () => withAllStyles(import('./cart-dialog.tsx'));

const CartDialog = lazy(async () => ({ default: (await loadDialog()).CartDialog }));

/** Opens on `cart-popup`; the dialog's code and texts are prefetched when the first product is added. */
export function View({ options }: ViewProps<typeof model>) {
  const { on, page } = useRuntime();
  const path = page.path.split('?')[0] ?? '';
  // Path of the page that the popup was opened on; null once closed, undefined before it ever opened.
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

/** A failure is reported when the dialog opens, which fetches again. */
const prefetchDialog = (language: Language) =>
  void loadDialog()
    .then(({ fetchTexts }) => fetchTexts(language))
    .catch(() => undefined);

function loadOnFirstAdd(language: Language): () => void {
  const load = ({ target }: Event) => {
    if (new FormData(target as HTMLFormElement).get(commandField) !== 'cart.add') return;
    stop();
    afterPaint(() => prefetchDialog(language));
  };
  const stop = () => document.removeEventListener('submit', load, true);
  document.addEventListener('submit', load, true);
  return stop;
}
