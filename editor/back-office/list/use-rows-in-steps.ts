import { startTransition, useEffect, useState } from 'react';

/** Height of a row in px, which no row is below. */
const rowHeight = 40;

/**
 * Returns the rows to render: at first those that fill the window, then all. A whole page takes several times as long,
 * and staff read its beginning meanwhile. With `isWhole` all are rendered at once, to return to a row.
 */
export function useRowsInSteps<Row>(rows: readonly Row[], isWhole: boolean): readonly Row[] {
  const [hasAll, setHasAll] = useState(isWhole);
  const isShown = rows.length > 0;
  useEffect(() => {
    if (isShown) startTransition(() => setHasAll(true));
  }, [isShown]);
  return hasAll ? rows : rows.slice(0, Math.ceil(window.innerHeight / rowHeight));
}
