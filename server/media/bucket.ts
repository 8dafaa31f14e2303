import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readOrNull, writeWhole } from './picture-files.ts';

/** What somebody asked to upload. */
export interface Announced {
  readonly mime: string;
  readonly size: number;
}

/** A place that browsers upload to directly, before a file is taken into the library. */
export interface Bucket {
  /** An address for one PUT of exactly this many bytes of this type, and the key that names it. */
  uploadAddress(
    file: Announced,
    now: Date,
  ): Promise<{ readonly url: string; readonly key: string }>;
  /** Null for a key that was not made here, is too old, or has no file. */
  read(key: string, now: Date): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
}

/** The bucket on this server's own disk, with the half that its upload route calls. */
export interface LocalBucket extends Bucket {
  /** False for a foreign or old key, or another size or type than was announced. */
  write(key: string, mime: string, bytes: Buffer, now: Date): Promise<boolean>;
}

/** Milliseconds an upload address is good for; files that nobody took in go a day later. */
const life = 3_600_000;
const leftoverLife = 86_400_000;

export const bucketPath = '/media/incoming';

/**
 * Files under `root` by the random part of their key. A key carries its end and the announced size,
 * and a signature over both and the type, so that nothing has to be remembered.
 */
export function createLocalBucket(root: string, secret: () => Promise<Uint8Array>): LocalBucket {
  const fileOf = (key: string) => join(root, key.split('.')[0] ?? '');

  async function sign(claims: string, mime: string): Promise<string> {
    const hmac = createHmac('sha256', await secret());
    return hmac.update(`upload ${claims} ${mime}`).digest('base64url');
  }

  async function checkKey(key: string, now: Date): Promise<Announced | null> {
    const [, id, end, size, mimeText, signature] = keyShape.exec(key) ?? [];
    if (!id || !end || !size || !mimeText || !signature) return null;
    const mime = Buffer.from(mimeText, 'base64url').toString('utf8');
    const expected = Buffer.from(await sign(`${id}.${end}.${size}`, mime));
    const isOurs =
      expected.length === signature.length && timingSafeEqual(expected, Buffer.from(signature));
    return isOurs && Number(end) > now.getTime() ? { mime, size: Number(size) } : null;
  }

  async function removeLeftovers(now: Date): Promise<void> {
    for (const name of await readdir(root)) {
      const file = join(root, name);
      const known = await stat(file).catch(() => null);
      if (known && now.getTime() - known.mtimeMs > leftoverLife) await rm(file, { force: true });
    }
  }

  return {
    async uploadAddress({ mime, size }, now) {
      await mkdir(root, { recursive: true });
      await removeLeftovers(now);
      const claims = `${randomBytes(16).toString('hex')}.${now.getTime() + life}.${size}`;
      const mimeText = Buffer.from(mime).toString('base64url');
      const key = `${claims}.${mimeText}.${await sign(claims, mime)}`;
      return { url: `${bucketPath}/${key}`, key };
    },
    async read(key, now) {
      const announced = await checkKey(key, now);
      return announced ? readOrNull(fileOf(key)) : null;
    },
    async remove(key) {
      if (keyShape.test(key)) await rm(fileOf(key), { force: true });
    },
    async write(key, mime, bytes, now) {
      const announced = await checkKey(key, now);
      if (announced?.mime !== mime || announced.size !== bytes.length) return false;
      await writeWhole(fileOf(key), bytes);
      return true;
    },
  };
}

const keyShape = /^([0-9a-f]{32})\.(\d{1,15})\.(\d{1,9})\.([\w-]{1,100})\.([\w-]{43})$/;
