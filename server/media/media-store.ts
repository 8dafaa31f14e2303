import { createHash } from 'node:crypto';
import type { MediaCrop } from '#schemas/entities/media.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { clean, cut, type Frame, inspect, type PictureFacts } from './codec.ts';
import type { FileStore } from './file-store.ts';
import { pictureFiles } from './picture-files.ts';
import { createRenditionMaker, type MadeRendition } from './rendition-maker.ts';
import { hasRendition, type RenditionName, renditionSpec } from './renditions.ts';
import { createTaskQueue } from './task-queue.ts';
import { warmUp } from './warm-up.ts';

/** A stored picture, identified by `hash` (SHA-256 of the uploaded bytes). */
export interface StoredPicture extends PictureFacts {
  readonly hash: string;
  readonly size: number;
  readonly placeholder: string;
}

export interface MediaStore {
  /** Stores a picture unchanged; the same bytes have the same hash and are stored once. */
  add(bytes: Buffer): Promise<Result<StoredPicture>>;
  /** Stores an uploaded picture: upright, and without camera metadata. */
  addClean(bytes: Buffer): Promise<Result<StoredPicture>>;
  /** Stores any other file unchanged. */
  addFile(bytes: Buffer): Promise<{ readonly hash: string; readonly size: number }>;
  /** Whether the bytes are a complete picture. Stores nothing. */
  isPicture(bytes: Buffer): Promise<boolean>;
  /** Stores a part of a stored picture as a picture with another hash. */
  crop(hash: string, crop: MediaCrop): Promise<Result<StoredPicture>>;
  /** Returns the properties of a stored picture; null for other files and unknown hashes. */
  facts(hash: string): Promise<StoredPicture | null>;
  /** Returns the file with this hash; it must not be sent as a picture. */
  readOriginal(hash: string): Promise<Buffer | null>;
  /** Deletes a file and its renditions. */
  remove(hash: string): Promise<void>;
  /**
   * Returns the bytes of a rendition; encodes it if necessary. `notFound` for a size or format that is not
   * allowed.
   */
  read(hash: string, name: RenditionName): Promise<Result<Buffer>>;
  /** Returns the number of bytes of a rendition; null while it is not encoded. */
  size(hash: string, name: RenditionName): Promise<number | null>;
  /**
   * Encodes the missing AVIF and WebP renditions, small widths of all pictures first, one at a time and with
   * lower priority than visitors' requests. The fallback formats are encoded on request.
   */
  warmUp(hashes: readonly string[], signal?: AbortSignal): Promise<void>;
}

export interface MediaStoreOptions {
  /** Number of pictures encoded in parallel. */
  readonly concurrency?: number;
  /** Visitors' requests that may wait for an encoder; further ones are refused as `unavailable`. */
  readonly maxWaiting?: number;
  readonly onMade?: (rendition: MadeRendition) => void;
}

/** SHA-256 in hex, used as the name of a file. */
export const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Creates a store of pictures and other files in `files`. */
export function createMediaStore(files: FileStore, options: MediaStoreOptions = {}): MediaStore {
  const queue = createTaskQueue(options.concurrency ?? 2);
  const make = createRenditionMaker(files, queue, options.onMade ?? (() => undefined));

  async function store(hash: string, bytes: Buffer): Promise<Result<StoredPicture>> {
    const facts = await queue.take(() => inspect(bytes), true).catch(() => null);
    if (!facts) return fail('unsupportedMediaType');
    const stored: StoredPicture = { hash, size: bytes.length, ...facts };
    await files.write(pictureFiles.original(hash), bytes);
    await files.write(pictureFiles.facts(hash), JSON.stringify(stored));
    return ok(stored);
  }

  async function addClean(bytes: Buffer): Promise<Result<StoredPicture>> {
    const hash = hashOf(bytes);
    const known = await facts(hash);
    if (known) return ok(known);
    const cleaned = await queue.take(() => clean(bytes), true).catch(() => null);
    return cleaned ? store(hash, cleaned) : fail('unsupportedMediaType');
  }

  async function addFile(bytes: Buffer) {
    const hash = hashOf(bytes);
    await files.write(pictureFiles.original(hash), bytes);
    return { hash, size: bytes.length };
  }

  async function crop(whole: string, part: MediaCrop): Promise<Result<StoredPicture>> {
    const picture = await facts(whole);
    if (!picture) return fail('notFound');
    const frame = frameOf(picture, part);
    const hash = hashOf(`${whole} ${frame.left} ${frame.top} ${frame.width} ${frame.height}`);
    const known = await facts(hash);
    if (known) return ok(known);
    const original = await files.read(pictureFiles.original(whole));
    if (!original) return fail('notFound');
    return store(hash, await queue.take(() => cut(original, frame, picture.hasAlpha), true));
  }

  async function read(hash: string, name: RenditionName): Promise<Result<Buffer>> {
    if (!isHash(hash)) return fail('notFound');
    const ready = await files.read(pictureFiles.rendition(hash, name));
    if (ready) return ok(ready);
    const picture = await facts(hash);
    if (!picture || !hasRendition(renditionSpec(picture), name)) return fail('notFound');
    if (queue.waiting >= (options.maxWaiting ?? 200)) return fail('unavailable');
    return ok(await make(hash, name, true));
  }

  async function facts(hash: string): Promise<StoredPicture | null> {
    const text = isHash(hash) ? await files.read(pictureFiles.facts(hash)) : null;
    return text ? (JSON.parse(text.toString('utf8')) as StoredPicture) : null;
  }

  return {
    add: (bytes) => store(hashOf(bytes), bytes),
    addClean,
    addFile,
    isPicture: (bytes) =>
      queue
        .take(() => inspect(bytes), true)
        .then(
          () => true,
          () => false,
        ),
    crop,
    facts,
    readOriginal: async (hash) => (isHash(hash) ? files.read(pictureFiles.original(hash)) : null),
    remove: async (hash) => {
      if (isHash(hash)) await files.remove(pictureFiles.folder(hash));
    },
    read,
    size: async (hash, name) =>
      isHash(hash) ? files.size(pictureFiles.rendition(hash, name)) : null,
    warmUp: async (hashes, signal) =>
      warmUp(await Promise.all(hashes.map(facts)), files, make, signal),
  };
}

/** Converts the crop to whole pixels within the picture, at least one each way. */
function frameOf(picture: PictureFacts, { x, y, width, height }: MediaCrop): Frame {
  const left = Math.min(Math.round(x * picture.width), picture.width - 1);
  const top = Math.min(Math.round(y * picture.height), picture.height - 1);
  const within = (wanted: number, most: number) => Math.max(1, Math.min(Math.round(wanted), most));
  return {
    left,
    top,
    width: within(width * picture.width, picture.width - left),
    height: within(height * picture.height, picture.height - top),
  };
}
