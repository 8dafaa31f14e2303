import { numberAt, numberLength, numberText } from './short-numbers.ts';

/**
 * JSON of a picture's renditions. For pictures of the same size it differs only in the hash within each
 * address, so the rest is stored once, as a template.
 */
interface Template {
  /** The JSON with gaps of the length of a hash in place of the hash. */
  readonly text: Buffer;
  readonly gaps: readonly number[];
}

const hashLength = 64;
const hashInAddress = /\/media\/([0-9a-f]{64})\//;
/** Never occurs in JSON, which escapes control characters. */
const gap = '\0'.repeat(hashLength);

const templates: Template[] = [];
const numbers = new Map<string, number>();
/** Maximum number of picture sizes with a template; further sizes are not packed. */
const maxTemplates = 500;

/** Length of packed renditions. */
export const packedLength = numberLength + hashLength;

/** Returns the template's number and the hash, or null for text that is not about renditions. */
export function packRenditions(json: string): string | null {
  const hash = hashInAddress.exec(json)?.[1];
  const number = hash && templateOf(json.replaceAll(hash, gap));
  return hash && typeof number === 'number' ? numberText(number) + hash : null;
}

function templateOf(text: string): number | null {
  const known = numbers.get(text);
  if (known !== undefined || templates.length === maxTemplates) return known ?? null;
  const pieces = text.split(gap);
  let end = 0;
  const gaps = pieces.slice(0, -1).map((piece, index) => {
    end += Buffer.byteLength(piece) + (index > 0 ? hashLength : 0);
    return end;
  });
  numbers.set(text, templates.length);
  return templates.push({ text: Buffer.from(text), gaps }) - 1;
}

/** Writes the JSON of the renditions packed at `from`; returns its end. */
export function writeRenditions(packed: string, from: number, target: Buffer, at: number): number {
  const { text, gaps } = templates[numberAt(packed, from)] as Template;
  const end = at + text.copy(target, at);
  const [first = 0, ...others] = gaps.map((position) => at + position);
  target.write(packed.slice(from + numberLength, from + packedLength), first, 'latin1');
  for (const position of others) target.copyWithin(position, first, first + hashLength);
  return end;
}
