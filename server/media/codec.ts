import sharp, { type Sharp } from 'sharp';

// Untrusted files reach the decoders, so only those of the four accepted formats are enabled, and SVG for
// drawings of our own: `decode` keeps files of people away from it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadSvgBuffer',
  ],
});
// Several pictures at once with one thread each are faster than one picture with several threads.
sharp.concurrency(1);
sharp.cache(false);

export type RenditionFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** Stored properties of a picture, so it need not be decoded again. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  /** Type detected from the bytes, for example `image/png`. */
  readonly mime: string;
}

/**
 * Maximum side in pixels. A very long picture takes seconds even with few pixels, because each row is work.
 */
const longestSide = 20_000;
/** Maximum seconds for one picture. */
const timeout = 30;

/** Decodes at most 50 megapixels and refuses broken files. */
export function decode(source: string | Buffer): Sharp {
  if (typeof source !== 'string' && !accepted.test(source.toString('latin1', 0, 8))) {
    throw new Error('no picture of an accepted format');
  }
  return sharp(source, { limitInputPixels: 50_000_000, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: timeout });
}

/** Matches the first bytes of files of the four formats. */
const accepted = /^(?:\xff\xd8\xff|\x89PNG|RIFF|[^]{4}ftyp)/;

/** Opens an SVG that we drew ourselves. */
export const drawingOf = (svg: string): Sharp => sharp(Buffer.from(svg));

/** Reads the header of an uploaded picture; throws if a side is too long. */
async function readHeader(source: Buffer) {
  const header = await decode(source).metadata();
  if (Math.max(header.width, header.height) <= longestSide) return header;
  throw new RangeError(`a side of the picture is longer than ${longestSide} pixels`);
}

/** Returns the picture at `width`, upright and without metadata. */
export async function encode(
  source: string | Buffer,
  width: number,
  format: RenditionFormat,
): Promise<{ data: Buffer; height: number }> {
  const resized = decode(source).resize({ width, withoutEnlargement: true });
  const { data, info } = await asFormat(resized, format).toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

function asFormat(image: Sharp, format: RenditionFormat): Sharp {
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 });
  if (format === 'webp') return image.webp({ quality: 78, effort: 3 });
  if (format === 'jpeg')
    return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true });
  return image.png({ palette: true, quality: 90, effort: 4 });
}

/**
 * Returns the picture in its own format, upright and without metadata: no location, no camera, no comment.
 */
export async function clean(source: Buffer): Promise<Buffer> {
  const { format } = await readHeader(source);
  const image = decode(source);
  if (format === 'png') return image.png({ compressionLevel: 7 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 92 }).toBuffer();
  if (format === 'heif') return image.avif({ quality: 80, effort: 2 }).toBuffer();
  return image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Part of a picture, in pixels from its left and top. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the part within the frame, with almost no loss of quality. */
export async function cut(source: Buffer, frame: Frame, hasAlpha: boolean): Promise<Buffer> {
  const part = decode(source).extract(frame);
  return hasAlpha
    ? part.png({ compressionLevel: 7 }).toBuffer()
    : part.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

const mimes: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heif: 'image/avif',
};

/** Returns the picture's properties and a blurred preview (data URI, at most 500 characters). */
export async function inspect(
  source: Buffer,
): Promise<PictureFacts & { readonly placeholder: string }> {
  const meta = await readHeader(source);
  const small = await decode(source)
    .resize({ width: 64, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { isOpaque } = await sharp(small).stats();
  return {
    width: meta.autoOrient.width,
    height: meta.autoOrient.height,
    hasAlpha: !isOpaque,
    mime: mimes[meta.format] ?? 'application/octet-stream',
    placeholder: await placeholder(small),
  };
}

/** Halves the preview until it fits: a very tall picture has more rows than a wide one. */
async function placeholder(small: Buffer): Promise<string> {
  for (let size = 16; ; size /= 2) {
    const data = await sharp(small)
      .resize({ width: size, height: size, fit: 'inside' })
      .webp({ quality: 30, alphaQuality: 20, effort: 4 })
      .toBuffer();
    const uri = `data:image/webp;base64,${data.toString('base64')}`;
    if (uri.length <= 500 || size <= 2) return uri;
  }
}
