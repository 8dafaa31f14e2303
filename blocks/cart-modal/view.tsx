import { lazy, Suspense, useEffect, useState } from 'react';
import { useRuntime } from '#runtime/block/context.tsx';
import type { ViewProps } from '#runtime/block/types.ts';
import type { model } from './model.ts';

const CartDialog = lazy(async () => {
  const { CartDialog } = await import('./cart-dialog.tsx');
  return { default: CartDialog };
});

/** Waits for `cart-popup`; the dialog's code comes when it first opens. */
export function View({ options }: ViewProps<typeof model>) {
  const { on, page } = useRuntime();
  const path = page.path.split('?')[0];
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  useEffect(() => on('cart-popup', () => setState('open')), [on]);
  // A new address closes it; a page that only loaded its data again does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => setState((now) => (now === 'open' ? 'closed' : now)), [path]);
  if (state === 'never') return null;
  return (
    <Suspense>
      <CartDialog
        open={state === 'open'}
        onClose={() => setState('closed')}
        emptyPicture={options.emptyPicture}
      />
    </Suspense>
  );
}
