import { isRecord } from './flatten-tokens.ts';
import type { FallbackSizes, FontFamily } from './font-family.ts';
import type { UploadedFont, UploadedSizes } from './theme-file.ts';

/** Maximum number of files of a family: nine weights, upright and italic, and two more. */
const maxUploadedFaces = 20;

/** Folder of uploaded fonts: `/theme/fonts/<hash>.woff2`. */
export const uploadedFontFolder = '/theme/fonts';

/** Whether a font file is one that staff uploaded; others belong to the engine. */
export const isUploadedFile = (file: string): boolean => /^[0-9a-f]{64}$/.test(file);

const isText = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value);
const isPercent = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1000;

/** Checks every field strictly, because they are written into a style sheet. */
export function isUploadedFont(font: unknown): font is UploadedFont {
  if (!isRecord(font) || !isRecord(font.fallback) || !Array.isArray(font.faces)) return false;
  const { ascent, descent, bold } = font.fallback;
  return (
    isText(font.name, fontName) &&
    isText(font.license, /^.{1,200}$/s) &&
    (font.kind === 'sans' || font.kind === 'serif') &&
    font.faces.length <= maxUploadedFaces &&
    font.faces.every(isFace) &&
    [ascent, descent].every(isPercent) &&
    areSizes(font.fallback) &&
    (bold === undefined || areSizes(bold))
  );
}

const areSizes = (sizes: unknown) =>
  isRecord(sizes) &&
  isPercent(sizes.size) &&
  [sizes.capitals, sizes.digits].every((size) => size === undefined || isPercent(size));

const isFace = (face: unknown) =>
  isRecord(face) &&
  typeof face.file === 'string' &&
  isUploadedFile(face.file) &&
  (face.style === undefined || face.style === 'italic') &&
  isText(face.weight, /^\d{1,4}( \d{1,4})?$/);

/** Allowed font names, which are written into a style sheet inside quotes. */
export const fontName = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,60}$/u;

const sans = ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'];
const serif = ['Times New Roman', 'Liberation Serif', 'Tinos', 'Noto Serif', 'Roboto Serif'];

/** System fonts with similar widths. */
export const localFonts = { sans, serif } as const;

/** Families for browsers without any of the fonts above. */
export const standIns = {
  sans: ['Helvetica Neue', 'Arial', 'system-ui', 'sans-serif'],
  serif: ['Iowan Old Style', 'Georgia', 'Times New Roman', 'serif'],
} as const;

export function familyOf({ name, license, kind, faces, fallback }: UploadedFont): FontFamily {
  const { size, ascent, descent, bold } = fallback;
  return {
    name,
    license,
    faces,
    fallback: {
      local: localFonts[kind],
      // A theme stores the heights in percent of the adjusted size.
      ascent: (ascent * size) / 100,
      descent: (descent * size) / 100,
      regular: sizesOf(fallback),
      ...(bold && { bold: sizesOf(bold) }),
    },
    stack: standIns[kind],
  };
}

const sizesOf = ({ size, capitals, digits }: UploadedSizes): FallbackSizes => ({
  letters: size,
  ...(capitals !== undefined && { capitals }),
  ...(digits !== undefined && { digits }),
});
