import { useEffect, useState } from 'react';
import type { HeaderData, MenuItem } from './data.ts';

type Items = readonly MenuItem[];

/**
 * Returns the entries of the menu, with buttons for levels to fetch once their code has loaded. If it does
 * not load, the entries stay plain links.
 */
export function useDeepLevels({ items, isDeep }: HeaderData): Items {
  const [addOpeners, setAddOpeners] = useState<((items: Items) => Items) | null>(null);
  useEffect(() => {
    if (!isDeep) return;
    import('./deep-level.tsx').then(
      (code) => setAddOpeners(() => code.addOpeners),
      () => undefined,
    );
  }, [isDeep]);
  return addOpeners?.(items) ?? items;
}
