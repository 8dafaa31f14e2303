import { createContext, type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { MenuItem } from './data.ts';

type DeepLevel = (item: MenuItem) => ReactNode;

/** Renders what opens the entries below one of the second level; null until its code is there. */
export const DeepLevelContext = createContext<DeepLevel | null>(null);

const isDeep = ({ children }: MenuItem) => children.some(({ more }) => more);

/** Toggle events do not bubble. */
const signs = ['pointerover', 'toggle'] as const;

/**
 * Fetches that code when a pointer is on the header or a part of it opens, if the menu needs it. A failure leaves
 * the links, and the next sign tries again.
 */
export function useDeepLevel(
  header: RefObject<HTMLElement | null>,
  items: readonly MenuItem[],
): DeepLevel | null {
  const [deepLevel, setDeepLevel] = useState<DeepLevel | null>(null);
  useEffect(() => {
    if (deepLevel || !items.some(isDeep)) return;
    const { current } = header;
    const prepare = () =>
      import('./deep-level.tsx').then(
        (code) => setDeepLevel(() => code.deepLevel),
        () => undefined,
      );
    for (const sign of signs) current?.addEventListener(sign, prepare, true);
    return () => {
      for (const sign of signs) current?.removeEventListener(sign, prepare, true);
    };
  }, [deepLevel, header, items]);
  return deepLevel;
}
