import { encode, type RenditionFormat } from './codec.ts';

/** The only widths that are encoded, so that requests cannot create unlimited sizes. */
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

/**
 * Returns the widths and formats of a picture: never wider than the original; PNG only for transparent ones.
 */
export function renditionSpec(picture: Picture): RenditionSpec {
  const widths = standardWidths.filter((width) => width <= picture.width);
  return {
    widths: widths.length > 0 ? widths : [picture.width],
    formats: ['avif', 'webp', picture.hasAlpha ? 'png' : 'jpeg'],
  };
}

/** Encodes every rendition of the spec, smallest width first. */
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

/** Returns the URL of a rendition; it never changes, because the hash is that of the original. */
export function renditionUrl(hash: string, { width, format }: RenditionName): string {
  return `/media/${hash}/${width}.${format}`;
}

/** Parses the file part of a URL; null for anything else. */
export function parseRenditionFile(file: string): RenditionName | null {
  const match = /^([1-9]\d{0,3})\.(avif|webp|jpeg|png)$/.exec(file);
  if (!match) return null;
  return { width: Number(match[1]), format: match[2] as RenditionFormat };
}
