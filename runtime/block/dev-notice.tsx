import type { ReactNode } from 'react';
import type { PageNode } from '../page/payload.ts';

/**
 * Red text in place of a block that cannot be rendered, or of an empty slot; absent in production builds
 * (LAYOUT-13).
 */
export const devNotice = import.meta.env?.DEV ? render : undefined;

function render({ id, type, error }: PageNode, slot?: string): ReactNode {
  const reported =
    slot === undefined ? (error ?? 'blockUnknown') : `slot “${slot}” is not configured`;
  return (
    <p role="note" data-dev-notice={id}>
      {`${type} (${id}): ${reported}`}
    </p>
  );
}
