import sharp, { type Sharp } from 'sharp';

// Hostile files reach the decoders: only the four formats that are accepted stay open.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
  ],
});
// One thread per picture and several pictures at once is faster than the opposite.
sharp.concurrency(1);
sharp.cache(false);

export type RenditionFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** What is known of a picture without decoding it again. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  /** Type found in the bytes, e.g. `image/png`. */
  readonly mime: string;
}

/** Pixels of a side. Above it a picture of few pixels still costs seconds: each row is work. */
const longestSide = 20_000;
/** Seconds that one picture may take. */
const timeout = 30;

/** Decodes at most 50 megapixels; anything broken is refused, not guessed at. */
export function decode(source: string | Buffer): Sharp {
  return sharp(source, { limitInputPixels: 50_000_000, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: timeout });
}

/** What the header of an uploaded picture says; throws for sides that are too long. */
async function readHeader(source: Buffer) {
  const header = await decode(source).metadata();
  if (Math.max(header.width, header.height) <= longestSide) return header;
  throw new RangeError(`a side of the picture is longer than ${longestSide} pixels`);
}

/** Bytes of the picture at `width`, upright, without metadata. */
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

/** The picture in its own format, upright and without metadata: no place, no camera, no comment. */
export async function clean(source: Buffer): Promise<Buffer> {
  const { format } = await readHeader(source);
  const image = decode(source);
  if (format === 'png') return image.png({ compressionLevel: 7 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 92 }).toBuffer();
  if (format === 'heif') return image.avif({ quality: 80, effort: 2 }).toBuffer();
  return image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Pixels from the left and the top of a picture. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part within the frame, hardly worse than the whole. */
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

/** Facts and a blurred preview (data URI, at most 500 characters) in one decoding. */
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
