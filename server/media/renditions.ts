import { encode, type RenditionFormat } from './codec.ts';

/** The only widths that are ever made, so that nobody can ask for a million sizes. */
export const standardWidths = [320, 640, 960, 1280, 1920] as const;

export interface RenditionName {
  readonly width: number;
  readonly format: RenditionFormat;
}

export interface Rendition extends RenditionName {
  readonly height: number;
  readonly data: Buffer;
}

export interface RenditionSpec {
  readonly widths: readonly number[];
  readonly formats: readonly RenditionFormat[];
}

interface Picture {
  readonly width: number;
  readonly hasAlpha: boolean;
}

/** Widths and formats of a picture: never above the original; png only where it is transparent. */
export function renditionSpec(picture: Picture): RenditionSpec {
  const widths = standardWidths.filter((width) => width <= picture.width);
  return {
    widths: widths.length > 0 ? widths : [picture.width],
    formats: ['avif', 'webp', picture.hasAlpha ? 'png' : 'jpeg'],
  };
}

/** Every rendition of the spec, smallest width first. */
export async function makeRenditions(
  file: string | Buffer,
  spec: RenditionSpec,
): Promise<Rendition[]> {
  const made: Rendition[] = [];
  for (const width of spec.widths) {
    for (const format of spec.formats) {
      made.push({ width, format, ...(await encode(file, width, format)) });
    }
  }
  return made;
}

export function hasRendition(spec: RenditionSpec, name: RenditionName): boolean {
  return spec.widths.includes(name.width) && spec.formats.includes(name.format);
}

/** Address of a rendition; it never changes, because the hash is that of the original. */
export function renditionUrl(hash: string, { width, format }: RenditionName): string {
  return `/media/${hash}/${width}.${format}`;
}

/** Reads the file part of an address; null for anything that is not exactly one. */
export function parseRenditionFile(file: string): RenditionName | null {
  const match = /^([1-9]\d{0,3})\.(avif|webp|jpeg|png)$/.exec(file);
  if (!match) return null;
  return { width: Number(match[1]), format: match[2] as RenditionFormat };
}
