import bwipjs from 'bwip-js/node';
import sharp from 'sharp';

/** A square code for phones and scanners; the margin is the quiet zone it needs. */
const symbol = {
  bcid: 'qrcode',
  eclevel: 'M',
  paddingwidth: 4,
  paddingheight: 4,
  backgroundcolor: 'ffffff',
} as const;

export function ticketSvg(code: string): string {
  return bwipjs.toSVG({ ...symbol, text: code, scale: 1 });
}

/** Sharp in print: 10 px per module. Grayscale without transparency, which a PDF embeds directly. */
export async function ticketPng(code: string): Promise<Buffer> {
  const picture = await bwipjs.toBuffer({ ...symbol, text: code, scale: 10 });
  return sharp(picture).flatten({ background: '#fff' }).toColourspace('b-w').png().toBuffer();
}
