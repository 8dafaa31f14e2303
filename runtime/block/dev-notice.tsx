import type { ReactNode } from 'react';
import type { PageNode } from '../page/payload.ts';

/** Red words in place of a block that cannot be drawn; in a shop's own build nothing is shown (LAYOUT-13). */
export const devNotice = import.meta.env?.DEV ? draw : undefined;

function draw({ id, type, fault }: PageNode): ReactNode {
  return (
    <p role="note" data-dev-notice="">
      {`${type} (${id}): ${fault ?? 'blockUnknown'}`}
    </p>
  );
}
