import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../ui/when-idle.ts';

/** Height of a row in px, which no row is below. */
const rowHeight = 40;

/** Height in px of the bar, the title and the tools above the rows, which is never less. */
const headHeight = 160;

/** ms after which all rows are rendered even if the browser is not idle. */
const timeout = 500;

/**
 * Returns the rows to render: at first those that fill the window, then, once the browser is idle, all. A whole page
 * takes several times as long, and staff read its beginning meanwhile or go on to another list. With `isWhole` all
 * are rendered at once, to return to a row.
 */
export function useRowsInSteps<Row>(rows: readonly Row[], isWhole: boolean): readonly Row[] {
  const [hasAll, setHasAll] = useState(isWhole);
  const isShown = rows.length > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    return whenIdle(() => startTransition(() => setHasAll(true)), { timeout, otherwise: timeout });
  }, [isShown]);
  return hasAll ? rows : rows.slice(0, rowsIn(window.innerHeight));
}

/** Returns the number of rows that fill a window; a few in a very low one. */
const rowsIn = (height: number) => Math.max(5, Math.ceil((height - headHeight) / rowHeight));
