/**
 * The `sizes` of a tile's picture. A tile across two cells has its picture in one of them, beside its name. Only
 * the first tile across two rows has a larger one, and a single tile, which has the whole width.
 */
export function tileSizes(index: number, total: number): string {
  const wide = index === 0 && total % 4 === 1 ? '41rem' : '20rem';
  const medium = total === 1 ? '46vw' : '30vw';
  return `(min-width: 1000px) ${wide}, (min-width: 740px) ${medium}, 46vw`;
}
