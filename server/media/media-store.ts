import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fail, ok, type Result } from '#schemas/result.ts';
import { inspect, type PictureFacts } from './codec.ts';
import { pictureFiles, readOrNull, writeWhole } from './picture-files.ts';
import { createRenditionMaker, type MadeRendition } from './rendition-maker.ts';
import { hasRendition, type RenditionName, renditionSpec, standardWidths } from './renditions.ts';
import { createTurns } from './turns.ts';

/** A picture that was taken in; `hash` (SHA-256 of its bytes) names it from now on. */
export interface StoredPicture extends PictureFacts {
  readonly hash: string;
  readonly size: number;
  readonly placeholder: string;
}

export interface MediaStore {
  /** Takes a picture in; the same bytes give the same hash and are kept once. */
  add(bytes: Buffer): Promise<Result<StoredPicture>>;
  /** The bytes of a rendition, made now if need be. `notFound` for any that may not exist. */
  read(hash: string, name: RenditionName): Promise<Result<Buffer>>;
  /**
   * Makes the missing avif and webp renditions, small widths of all pictures first, one at a time
   * and behind whatever visitors ask for. The fallback formats are made when asked for.
   */
  warm(hashes: readonly string[], signal?: AbortSignal): Promise<void>;
}

export interface MediaStoreOptions {
  /** Pictures encoded at once. */
  readonly concurrency?: number;
  /** Visitors' requests that may wait for an encoder; more are refused as `unavailable`. */
  readonly maxWaiting?: number;
  readonly onMade?: (rendition: MadeRendition) => void;
}

/** Pictures on the local disk, under `root`. */
export function createMediaStore(root: string, options: MediaStoreOptions = {}): MediaStore {
  const files = pictureFiles(root);
  const turns = createTurns(options.concurrency ?? 2);
  const make = createRenditionMaker(files, turns, options.onMade ?? (() => undefined));

  async function add(bytes: Buffer): Promise<Result<StoredPicture>> {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const facts = await turns.take(() => inspect(bytes), true).catch(() => null);
    if (!facts) return fail('unsupportedMediaType');
    const stored: StoredPicture = { hash, size: bytes.length, ...facts };
    await writeWhole(files.original(hash), bytes);
    await writeWhole(files.facts(hash), JSON.stringify(stored));
    return ok(stored);
  }

  async function read(hash: string, name: RenditionName): Promise<Result<Buffer>> {
    if (!/^[0-9a-f]{64}$/.test(hash)) return fail('notFound');
    const ready = await readOrNull(files.rendition(hash, name));
    if (ready) return ok(ready);
    const facts = await factsOf(hash);
    if (!facts || !hasRendition(renditionSpec(facts), name)) return fail('notFound');
    if (turns.waiting >= (options.maxWaiting ?? 200)) return fail('unavailable');
    return ok(await make(hash, name, true));
  }

  async function warm(hashes: readonly string[], signal?: AbortSignal): Promise<void> {
    const pictures = await Promise.all(hashes.map(factsOf));
    for (const width of standardWidths) {
      for (const picture of pictures) {
        if (picture) await warmWidth(picture, width, signal);
      }
    }
  }

  async function warmWidth(picture: StoredPicture, width: number, signal?: AbortSignal) {
    const spec = renditionSpec(picture);
    for (const format of ['avif', 'webp'] as const) {
      const name = { width, format };
      if (signal?.aborted || !hasRendition(spec, name)) return;
      if (existsSync(files.rendition(picture.hash, name))) continue;
      await make(picture.hash, name, false);
    }
  }

  async function factsOf(hash: string): Promise<StoredPicture | null> {
    const text = await readOrNull(files.facts(hash));
    return text ? (JSON.parse(text.toString('utf8')) as StoredPicture) : null;
  }

  return { add, read, warm };
}
