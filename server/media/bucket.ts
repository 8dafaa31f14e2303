import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Announced, FileStore } from './file-store.ts';

/** Storage that browsers upload to directly, before a file is added to the library. */
export interface Bucket {
  /** Returns a URL for one PUT of exactly this many bytes of this type, and the key of the file. */
  uploadAddress(
    file: Announced,
    now: Date,
  ): Promise<{ readonly url: string; readonly key: string }>;
  /** Returns null for a key that is foreign, expired or has no file. */
  read(key: string, now: Date): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
}

/** A bucket with the method for the server's own upload route. */
export interface OwnBucket extends Bucket {
  /** Returns false for a foreign or expired key, or another size or type than announced. */
  write(key: string, mime: string, bytes: Buffer, now: Date): Promise<boolean>;
}

/** Milliseconds that an upload URL is valid, and after which unused files are deleted. */
const life = 3_600_000;
const leftoverLife = 86_400_000;

export const bucketPath = '/media/incoming';

/**
 * Stores files by the random part of their key. A key contains its expiry, the announced size and a signature
 * over both and the type, so the server stores no state.
 */
export function createBucket(files: FileStore, secret: () => Promise<Uint8Array>): OwnBucket {
  const nameOf = (key: string) => key.split('.')[0] ?? '';

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
    const old = await files.namesBefore(new Date(now.getTime() - leftoverLife));
    for (const name of old) await files.remove(name);
  }

  return {
    async uploadAddress({ mime, size }, now) {
      await removeLeftovers(now);
      const claims = `${randomBytes(16).toString('hex')}.${now.getTime() + life}.${size}`;
      const mimeText = Buffer.from(mime).toString('base64url');
      const key = `${claims}.${mimeText}.${await sign(claims, mime)}`;
      const url = await files.uploadUrl?.(nameOf(key), { mime, size }, life / 1000);
      return { url: url ?? `${bucketPath}/${key}`, key };
    },
    async read(key, now) {
      const announced = await checkKey(key, now);
      const bytes = announced && (await files.read(nameOf(key)));
      return bytes?.length === announced?.size ? bytes : null;
    },
    async remove(key) {
      if (keyShape.test(key)) await files.remove(nameOf(key));
    },
    async write(key, mime, bytes, now) {
      const announced = await checkKey(key, now);
      if (announced?.mime !== mime || announced.size !== bytes.length) return false;
      await files.write(nameOf(key), bytes);
      return true;
    },
  };
}

const keyShape = /^([0-9a-f]{32})\.(\d{1,15})\.(\d{1,9})\.([\w-]{1,100})\.([\w-]{43})$/;
