import { languages } from '#schemas/languages.ts';

/** Reads the bytes of a file in pieces; each call starts from the beginning. */
export type Bytes = () => AsyncIterable<Uint8Array>;

export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
] as const;
export type Encoding = (typeof encodings)[number];

/** Code pages of Windows programs by language; 1252 for all others. */
const codePages: readonly (readonly [Encoding, ReadonlySet<string>])[] = [
  ['windows-1250', new Set(['bs', 'cs', 'hr', 'hu', 'pl', 'ro', 'sk', 'sl', 'sq'])],
  ['windows-1251', new Set(['be', 'bg', 'mk', 'ru', 'sr', 'uk'])],
  ['windows-1253', new Set(['el'])],
  ['windows-1254', new Set(['az', 'tr'])],
  ['windows-1255', new Set(['he', 'yi'])],
  ['windows-1256', new Set(['ar', 'fa', 'ur'])],
];

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Detects the encoding: by a byte order mark, else UTF-8 if all of the file is valid, else the code page of
 * the site's languages.
 */
export async function findEncoding(bytes: Bytes): Promise<Encoding> {
  const head = await firstBytes(bytes);
  const marked = marks.find(([, mark]) => mark.every((byte, at) => head[at] === byte));
  if (marked) return marked[0];
  if (head.length > 1 && zeros(head, 1) > head.length / 4) return 'utf-16le';
  if (head.length > 1 && zeros(head, 0) > head.length / 4) return 'utf-16be';
  return (await isUtf8(bytes)) ? 'utf-8' : siteCodePage();
}

function siteCodePage(): Encoding {
  const own = languages.map((language) => language.split('-')[0] ?? '');
  const found = codePages.find(([, codes]) => own.some((code) => codes.has(code)));
  return found?.[0] ?? 'windows-1252';
}

async function firstBytes(bytes: Bytes): Promise<Uint8Array> {
  for await (const piece of bytes()) return piece.subarray(0, 1_000);
  return new Uint8Array();
}

const zeros = (head: Uint8Array, from: 0 | 1) =>
  head.filter((byte, at) => at % 2 === from && byte === 0).length;

async function isUtf8(bytes: Bytes): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of bytes()) decoder.decode(piece, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Decodes the file and drops a byte order mark. */
export async function* readText(bytes: Bytes, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of bytes()) yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}
