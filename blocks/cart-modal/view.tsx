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
  const path = page.path.split('?')[0] ?? '';
  // Path of the page it was opened on; null once closed, undefined before it ever opened.
  const [openedOn, setOpenedOn] = useState<string | null>();
  useEffect(() => on('cart-popup', () => setOpenedOn(path)), [on, path]);
  useEffect(
    () => on('page', () => setOpenedOn((was) => (was && was !== path ? null : was))),
    [on, path],
  );
  if (openedOn === undefined) return null;
  return (
    <Suspense>
      <CartDialog
        open={openedOn === path}
        onClose={() => setOpenedOn(null)}
        emptyPicture={options.emptyPicture}
      />
    </Suspense>
  );
}
