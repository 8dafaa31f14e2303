import { directionOf, type Language } from '#schemas/languages.ts';
import { createMirroredPen } from './mirrored-pen.ts';
import type { Pen } from './pen.ts';
import type { Sheet } from './sheet.ts';

export const createPen = (sheet: Sheet, language: Language, pageWidth: number): Pen =>
  directionOf(language) === 'rtl' ? createMirroredPen(sheet, pageWidth) : createPlainPen(sheet);

const aligned = { start: 'left', center: 'center', end: 'right' } as const;

function createPlainPen(sheet: Sheet): Pen {
  return {
    use: (font, size, ink) => void sheet.font(font, size).fillColor(ink),
    text(value, { left, top, align = 'start', isOneLine = false, height, ...more }) {
      sheet.text(value, left, top, {
        ...more,
        align: aligned[align],
        ...(isOneLine && { lineBreak: false, ellipsis: true }),
        ...(height !== undefined && { height, ellipsis: true }),
      });
    },
    heightOf: (value, width) => sheet.heightOfString(value, { width }),
    rule(left, right, top, { width, ink }) {
      sheet.moveTo(left, top).lineTo(right, top).lineWidth(width).stroke(ink);
    },
  };
}
