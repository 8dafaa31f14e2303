import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Returns the best encoding in an `Accept-Encoding` header; null for none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  const accepted = String(header ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((each) => accepted.includes(each)) ?? null;
}

/**
 * Maximum bytes of a page that is compressed in one call. A stream takes 30 ms to set up, the compression
 * itself 1 ms.
 */
export const compressedAtOnce = 512 * 1024;

/** Bytes above which a lower quality is used to keep the time below 2 ms. */
const large = 160 * 1024;

/** The window need not be larger than the data; 18 is 256 kB. */
const window = 18;

/** Compresses a response that is sent once; the quality depends on its size. */
export function compressAtOnce(bytes: Buffer, encoding: Encoding): Buffer {
  const isLarge = bytes.length > large;
  return encoding === 'br'
    ? brotli(bytes, isLarge ? 2 : 4)
    : gzipSync(bytes, { level: isLarge ? 1 : 5 });
}

/** Compresses a response that is sent many times. */
export function compressWell(bytes: Buffer, encoding: Encoding): Buffer {
  return encoding === 'br' ? brotli(bytes, 5) : gzipSync(bytes, { level: 6 });
}

function brotli(bytes: Buffer, quality: number): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** The encoders, in the form that `@fastify/compress` expects. */
export const compressors = {
  brotliCompressSync: (bytes: Buffer) => compressAtOnce(bytes, 'br'),
  gzipSync: (bytes: Buffer) => compressAtOnce(bytes, 'gzip'),
};
