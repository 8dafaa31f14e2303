/**
 * The `sizes` of a tile's picture. Where a row would have empty cells, the style sheet lets the first and the
 * last tile span two of them.
 */
export function tileSizes(index: number, total: number): string {
  const isFirst = index === 0;
  const isEnd = isFirst || index === total - 1;
  const wide = isEnd && total % 4 !== 0 ? '42rem' : '21rem';
  const medium = isEnd && total % 3 !== 0 ? '60vw' : '30vw';
  const narrow = isFirst && total % 2 !== 0 ? '92vw' : '46vw';
  return `(min-width: 1000px) ${wide}, (min-width: 740px) ${medium}, ${narrow}`;
}
