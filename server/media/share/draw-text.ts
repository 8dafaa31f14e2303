import type { Font } from 'fontkit';

export interface TextStyle {
  readonly font: Font;
  /** Size of the letters in pixels. */
  readonly size: number;
  /** Line height as a multiple of `size`. */
  readonly leading: number;
  readonly color: string;
}

/** Area of a text: left edge, top of the first line, width and maximum number of lines. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly lines: number;
}

export interface DrawnText {
  readonly svg: string;
  readonly height: number;
}

/** Draws a text as paths, so that no font is needed to show it: wrapped at words, cut with an ellipsis. */
export function drawText(text: string, style: TextStyle, box: TextBox): DrawnText {
  const { size, leading } = style;
  const lines = wrapText(text, (line) => widthOf(line, style), box);
  const baseline = (index: number) => box.y + size * (0.5 + leading * (index + 0.5) - 0.15);
  return {
    svg: lines.map((line, index) => drawLine(line, style, box.x, baseline(index))).join(''),
    height: lines.length * size * leading,
  };
}

export const isLeftToRight = (text: string): boolean =>
  !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

/** Whether a font has all letters of a text, written from left to right. */
export function canDraw(text: string, font: Font): boolean {
  if (!isLeftToRight(text)) return false;
  return [...text].every(
    (sign) => /\s/.test(sign) || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  );
}

/** Breaks a text into lines that fit. */
export function wrapText(
  text: string,
  measure: (line: string) => number,
  { width, lines: most }: Pick<TextBox, 'width' | 'lines'>,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || measure(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  const shown = lines.slice(0, most);
  return shown.map((line, index) => {
    const isCut = index === most - 1 && lines.length > most;
    return isCut || measure(line) > width ? shorten(line, measure, width) : line;
  });
}

/** Shortens a line with an ellipsis, after a whole word if one fits. */
function shorten(line: string, measure: (line: string) => number, width: number): string {
  const ended = (text: string) => `${text.replace(/[\s,.;:–-]+$/u, '')}…`;
  const words = line.split(' ');
  while (words.length > 1 && measure(ended(words.join(' '))) > width) words.pop();
  const signs = [...words.join(' ')];
  while (signs.length > 1 && measure(ended(signs.join(''))) > width) signs.pop();
  return ended(signs.join(''));
}

const scaleOf = ({ font, size }: TextStyle): number => size / font.unitsPerEm;

const widthOf = (line: string, style: TextStyle): number =>
  style.font.layout(line).advanceWidth * scaleOf(style);

function drawLine(line: string, style: TextStyle, left: number, baseline: number): string {
  const { glyphs, positions } = style.font.layout(line);
  const scale = scaleOf(style);
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const place = positions[index];
    const at = x + (place?.xOffset ?? 0);
    x += place?.xAdvance ?? glyph.advanceWidth;
    const path = glyph.path.toSVG();
    return path && `<path transform="translate(${at} ${place?.yOffset ?? 0})" d="${path}"/>`;
  });
  return `<g fill="${style.color}" transform="translate(${left} ${baseline}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
