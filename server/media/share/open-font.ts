import { create, type Font } from 'fontkit';

/** Opens a WOFF2 file at one weight. */
export async function openFont(file: Uint8Array, weight: number): Promise<Font> {
  const { decompress } = await import('wawoff2');
  const font = create(Buffer.from(await decompress(file)));
  if (!('unitsPerEm' in font)) throw new Error('a file of several fonts');
  return font.variationAxes.wght ? font.getVariation({ wght: weight }) : font;
}
