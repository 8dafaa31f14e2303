import type { ReactNode } from 'react';
import type { Views } from '../block/block.tsx';
import { devNotice } from '../block/dev-notice.tsx';
import type { ServerRegistry } from '../block/types.ts';
import type { PageNode } from './payload.ts';

/** On the server every view is available; deferred blocks render immediately. */
export function createServerViews(
  registry: ServerRegistry,
  notice: ((node: PageNode) => ReactNode) | undefined = devNotice,
): Views {
  return {
    server: true,
    view: (type) => registry[type]?.View,
    deferred: (node) => {
      const View = registry[node.type]?.View;
      return View
        ? ({ node, slots }) => (
            <View id={node.id} options={node.options} data={node.data} slots={slots} />
          )
        : () => null;
    },
    notice,
  };
}
