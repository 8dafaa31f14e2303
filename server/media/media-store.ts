import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fail, ok, type Result } from '#schemas/result.ts';
import { encode, inspect, type PictureFacts } from './codec.ts';
import { hasRendition, type RenditionName, renditionSpec, standardWidths } from './renditions.ts';
import { createTurns } from './turns.ts';

/** A picture that was taken in; `hash` (SHA-256 of its bytes) names it from now on. */
export interface StoredPicture extends PictureFacts {
  readonly hash: string;
  readonly size: number;
  readonly placeholder: string;
}

export interface MadeRendition extends RenditionName {
  readonly hash: string;
  readonly height: number;
  readonly size: number;
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

/** Pictures on the local disk: `<root>/<first two digits>/<hash>/{original,facts.json,640.avif,…}`. */
export function createMediaStore(root: string, options: MediaStoreOptions = {}): MediaStore {
  const turns = createTurns(options.concurrency ?? 2);
  const underway = new Map<string, Promise<Buffer>>();
  const folderOf = (hash: string) => join(root, hash.slice(0, 2), hash);

  async function add(bytes: Buffer): Promise<Result<StoredPicture>> {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const facts = await turns.take(() => inspect(bytes), true).catch(() => null);
    if (!facts) return fail('unsupportedMediaType');
    const stored: StoredPicture = { hash, size: bytes.length, ...facts };
    await writeWhole(join(folderOf(hash), 'original'), bytes);
    await writeWhole(join(folderOf(hash), 'facts.json'), JSON.stringify(stored));
    return ok(stored);
  }

  async function read(hash: string, name: RenditionName): Promise<Result<Buffer>> {
    if (!/^[0-9a-f]{64}$/.test(hash)) return fail('notFound');
    const ready = await readOrNull(fileOf(hash, name));
    if (ready) return ok(ready);
    const facts = await factsOf(hash);
    if (!facts || !hasRendition(renditionSpec(facts), name)) return fail('notFound');
    if (turns.waiting >= (options.maxWaiting ?? 200)) return fail('unavailable');
    return ok(await make(hash, name, true));
  }

  /** One encoding per rendition, however many ask for it. */
  function make(hash: string, name: RenditionName, urgent: boolean): Promise<Buffer> {
    const file = fileOf(hash, name);
    const running = underway.get(file);
    if (running) return running;
    const work = turns.take(() => encodeToDisk(hash, name, file), urgent);
    const settled = work.finally(() => underway.delete(file));
    underway.set(file, settled);
    return settled;
  }

  async function encodeToDisk(hash: string, name: RenditionName, file: string): Promise<Buffer> {
    const original = join(folderOf(hash), 'original');
    const { data, height } = await encode(original, name.width, name.format);
    await writeWhole(file, data);
    options.onMade?.({ hash, ...name, height, size: data.length });
    return data;
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
      if (!existsSync(fileOf(picture.hash, name))) await make(picture.hash, name, false);
    }
  }

  async function factsOf(hash: string): Promise<StoredPicture | null> {
    const text = await readOrNull(join(folderOf(hash), 'facts.json'));
    return text ? (JSON.parse(text.toString('utf8')) as StoredPicture) : null;
  }

  const fileOf = (hash: string, { width, format }: RenditionName) =>
    join(folderOf(hash), `${width}.${format}`);

  return { add, read, warm };
}

/** Appears under its name only when complete. */
async function writeWhole(file: string, data: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, data);
  await rename(draft, file);
}

async function readOrNull(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
