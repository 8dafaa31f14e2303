import { createHash } from 'node:crypto';
import { languages } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { UploadedFile } from '../../../api/handler.ts';
import { cleanFileName } from '../../../media/file-name.ts';
import { charactersOf } from './alphabets.ts';
import { type FontFacts, readFont } from './read-font.ts';
import { subsetFont } from './subset-font.ts';

/** A font in the form that browsers load. */
export interface UploadedFontFile extends FontFacts {
  readonly hash: string;
  readonly bytes: Buffer;
}

const megabyte = 1024 * 1024;
const maxMegabytes = 2;
/** Limit for the unpacked size; no font that fits into an upload unpacks to more. */
const maxUnpacked = 40 * megabyte;

/** Makes a font small: WOFF2 with the letters of the site's languages. */
export async function readUploadedFont({
  name: given,
  read,
}: UploadedFile): Promise<Result<UploadedFontFile>> {
  const name = cleanFileName(given);
  const refused = fail('fontRefused', { params: { name } });
  const font = await unpack(await read());
  const facts = font && readFont(font);
  if (!font || !facts) return refused;
  const subset = await subsetFont(font, charactersOf(languages));
  if (!subset) return refused;
  const { compress } = await import('wawoff2');
  const bytes = Buffer.from(await compress(subset));
  if (bytes.length > maxMegabytes * megabyte) {
    return fail('fileTooLarge', { params: { name, max: maxMegabytes } });
  }
  return ok({ ...facts, hash: createHash('sha256').update(bytes).digest('hex'), bytes });
}

const sizeAt = 16;
const trueType = ['\0\x01\0\0', 'true', 'OTTO'];

/** Returns the tables of a font: WOFF2 unpacked, TrueType and OpenType unchanged; null for anything else. */
async function unpack(bytes: Buffer): Promise<Uint8Array | null> {
  const kind = bytes.toString('latin1', 0, 4);
  if (trueType.includes(kind)) return bytes;
  if (kind !== 'wOF2' || bytes.length < 48 || bytes.readUInt32BE(sizeAt) > maxUnpacked) return null;
  const { decompress } = await import('wawoff2');
  return decompress(bytes).catch(() => null);
}
