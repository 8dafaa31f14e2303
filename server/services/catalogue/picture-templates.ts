import { numberAt, numberLength, numberText } from './short-numbers.ts';

/**
 * JSON of a picture's renditions. For pictures of one size it differs by the hash alone, which stands in
 * every address: what is around it is kept once, as a template.
 */
interface Template {
  /** The JSON with gaps, as long as a hash, where the hash belongs. */
  readonly text: Buffer;
  readonly gaps: readonly number[];
}

const hashLength = 64;
const hashInAddress = /\/media\/([0-9a-f]{64})\//;
/** In no JSON: it escapes control characters. */
const gap = '\0'.repeat(hashLength);

const templates: Template[] = [];
const numbers = new Map<string, number>();
/** Shops whose pictures have more sizes keep the rest as they are. */
const mostTemplates = 500;

/** Length of packed renditions. */
export const packedLength = numberLength + hashLength;

/** The number of a template and the hash; null for text that is about no rendition. */
export function packRenditions(json: string): string | null {
  const hash = hashInAddress.exec(json)?.[1];
  const number = hash && templateOf(json.replaceAll(hash, gap));
  return hash && typeof number === 'number' ? numberText(number) + hash : null;
}

function templateOf(text: string): number | null {
  const known = numbers.get(text);
  if (known !== undefined || templates.length === mostTemplates) return known ?? null;
  const pieces = text.split(gap);
  let end = 0;
  const gaps = pieces.slice(0, -1).map((piece, index) => {
    end += Buffer.byteLength(piece) + (index > 0 ? hashLength : 0);
    return end;
  });
  numbers.set(text, templates.length);
  return templates.push({ text: Buffer.from(text), gaps }) - 1;
}

/** Writes the JSON of renditions that are packed at `from`; answers where it ends. */
export function writeRenditions(packed: string, from: number, target: Buffer, at: number): number {
  const { text, gaps } = templates[numberAt(packed, from)] as Template;
  const end = at + text.copy(target, at);
  const [first = 0, ...others] = gaps.map((position) => at + position);
  target.write(packed.slice(from + numberLength, from + packedLength), first, 'latin1');
  for (const position of others) target.copyWithin(position, first, first + hashLength);
  return end;
}
