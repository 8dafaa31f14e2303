import type { Font } from 'fontkit';
import sharp from 'sharp';
import type { TokenValues } from '#schemas/theme/resolved-theme.ts';
import { decode, drawingOf } from '../codec.ts';
import { canDraw, type DrawnText, drawText, type TextStyle } from './draw-text.ts';

/** Size in pixels that social networks and messengers expect (Open Graph, X). */
export const shareSize = { width: 1200, height: 630 } as const;

export interface ShareText {
  readonly site: string;
  readonly title: string;
  readonly label: string;
  readonly price: string;
}

export interface ShareFonts {
  readonly display: Font;
  readonly text: Font;
  readonly strong: Font;
}

export interface ShareParts {
  readonly text: ShareText;
  readonly values: TokenValues;
  readonly fonts: ShareFonts;
  readonly picture: Buffer | null;
}

const edge = 72;
/** Left edge of the picture. */
const split = 640;

/** Draws title, label and price beside the picture; only the picture if the fonts lack a letter of the text. */
export async function drawShare(parts: ShareParts): Promise<Buffer | null> {
  const { picture, fonts, text } = parts;
  const isDrawable = Object.values(text).every((each) =>
    Object.values(fonts).every((font) => canDraw(each, font)),
  );
  if (!isDrawable) return picture && asJpeg(await cover(picture, 0));
  const ground = drawingOf(drawSheet(parts));
  return asJpeg(
    picture ? ground.composite([{ input: await piece(picture), left: split, top: 0 }]) : ground,
  );
}

const piece = async (picture: Buffer) => (await cover(picture, split)).png().toBuffer();

async function cover(picture: Buffer, left: number) {
  const { width, height } = shareSize;
  return decode(picture).resize({ width: width - left, height, fit: 'cover' });
}

const asJpeg = (image: ReturnType<typeof sharp>): Promise<Buffer> =>
  image.flatten().jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();

function drawSheet({ text, values, fonts, picture }: ShareParts): string {
  const { width, height } = shareSize;
  const room = (picture ? split : width) - edge - (picture ? 56 : edge);
  const color = (name: string, otherwise: string) => values[`color.${name}`] ?? otherwise;
  const ink = color('text', '#1a1a1a');
  const muted = color('text-muted', '#555555');
  const small = (font: Font, by: string): TextStyle => ({
    font,
    size: 27,
    leading: 1.3,
    color: by,
  });
  const place = (style: TextStyle, shown: string, y: number, lines: number): DrawnText =>
    shown === ''
      ? { svg: '', height: 0 }
      : drawText(shown, style, { x: edge, y, width: room, lines });
  const label = place(small(fonts.strong, color('accent', ink)), text.label, edge, 1);
  const titleTop = edge + (label.height > 0 ? label.height + 22 : 0);
  const style = titleStyle(fonts.display, ink, text.title, picture !== null);
  const title = place(style, text.title, titleTop, 5);
  const priceStyle = { font: fonts.strong, size: 40, leading: 1.2, color: ink };
  const price = place(priceStyle, text.price, titleTop + title.height + 26, 1);
  const foot = height - edge - 27;
  const site = place(small(fonts.text, muted), text.site, foot, 1);
  const rule = `<rect x="${edge}" y="${foot - 26}" width="56" height="4" fill="${color('accent', ink)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color('ground', '#ffffff')}"/>${[label, title, price, site].map(({ svg }) => svg).join('')}${rule}</svg>`;
}

/** Long titles are smaller, so that they fit. */
function titleStyle(font: Font, color: string, title: string, isNarrow: boolean): TextStyle {
  const size = title.length > 60 ? 50 : title.length > 32 ? 60 : 70;
  return { font, size: isNarrow ? size : size * 1.3, leading: 1.14, color };
}
