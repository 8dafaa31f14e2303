import { type Language, languages } from '#schemas/languages.ts';
import { type JsonPiece, JsonText } from '../../api/json-text.ts';
import { noteMessages, type Phrase, phraseIn, phraseNumber } from './phrases.ts';
import { packedLength, packRenditions, writeRenditions } from './picture-templates.ts';
import { numberAt, numberLength, numberText } from './short-numbers.ts';

/**
 * A cached response: its JSON in all languages, in a third of their length. It starts with the byte lengths
 * of each language's JSON, followed by their shared content, with differing text side by side and codes for
 * phrases used by many responses and for picture renditions. Each character is one byte, UTF-8 for text,
 * because such strings take less memory than buffers (docs/performance.md).
 */
export type PackedResponse = string;

/** Codes are control characters, which JSON always escapes. The bytes after a code contain none either. */
const codes = { phrase: 1, renditions: 2, choice: 3, or: 4, end: 5 } as const;
const sign = (code: number) => String.fromCharCode(code);

const lengthBytes = 4;
const headBytes = lengthBytes * languages.length;

/** Cached for something that does not exist. */
export const noResponse: PackedResponse = '';

/** A response that is null in a language has an empty text there. */
export function packResponse(responseOf: (language: Language) => object | null): PackedResponse {
  const texts = languages.map((language) => {
    const response = responseOf(language);
    return response ? JSON.stringify(response) : '';
  });
  const head = Buffer.alloc(headBytes);
  texts.forEach((text, index) => head.writeUInt32LE(Buffer.byteLength(text), index * lengthBytes));
  return Buffer.concat([head, Buffer.from(shorten(texts.map(tokensOf)))]).toString('latin1');
}

/** Returns the JSON in a language; null for something that does not exist. */
export function responseIn<T>(packed: PackedResponse, language: Language): JsonText<T> | null {
  const index = languages.indexOf(language);
  const bytes = packed === noResponse ? 0 : lengthIn(packed, index);
  if (bytes === 0) return null;
  const piece: JsonPiece = {
    bytes,
    write: (target, at) => writeText(packed, index, target, at),
  };
  return new JsonText<T>([piece]);
}

function lengthIn(packed: PackedResponse, index: number): number {
  let length = 0;
  for (let byte = lengthBytes - 1; byte >= 0; byte -= 1) {
    length = length * 256 + packed.charCodeAt(index * lengthBytes + byte);
  }
  return length;
}

const renditions = String.raw`"sources":\[\{[^\]]*\]`;
const quoted = String.raw`"(?:[^"\\]|\\.)*"`;
const structure = String.raw`(?:[{}[\],]|(?!${renditions})${quoted}:|true|false|null)+`;
const token = new RegExp(`${renditions}|${structure}|${quoted}|[^"{}[\\],tfn]+`, 'g');

/** Splits the JSON into renditions, keys with the punctuation around them, text and numbers. */
const tokensOf = (json: string): readonly string[] => json.match(token) ?? [];

/** If the languages differ in more than text and numbers, the whole JSON is stored for each. */
function shorten(all: readonly (readonly string[])[]): string {
  const [first = [], ...others] = all;
  const met = new Map<string, Phrase>();
  const short = (own: readonly string[]) => shortToken(own, met);
  const isAlike = others.every(({ length }) => length === first.length);
  const shortened = isAlike
    ? first.map((each, index) =>
        others.every((tokens) => tokens[index] === each)
          ? short([each])
          : short(all.map((tokens) => tokens[index] ?? '')),
      )
    : [choiceOf(all.map((tokens) => tokens.map((each) => short([each])).join('')))];
  noteMessages(met);
  return shortened.join('');
}

/** `own` has one text for all languages, or one per language. */
function shortToken(own: readonly string[], met: Map<string, Phrase>): string {
  const [only = ''] = own;
  const packed = own.length === 1 ? packRenditions(only) : null;
  if (packed !== null) return sign(codes.renditions) + packed;
  const plain = own.length === 1 ? only : choiceOf(own);
  const number = phraseNumber(plain);
  if (number !== undefined) return sign(codes.phrase) + numberText(number);
  met.set(plain, own);
  return plain;
}

const choiceOf = (texts: readonly string[]) =>
  sign(codes.choice) + texts.join(sign(codes.or)) + sign(codes.end);

/** Writes the JSON of the language with this index; returns its end. */
function writeText(packed: PackedResponse, index: number, target: Buffer, at: number): number {
  let next = headBytes;
  let to = at;
  while (next < packed.length) {
    const byte = packed.charCodeAt(next);
    next += 1;
    if (byte === codes.phrase) {
      to = copy(phraseIn(numberAt(packed, next), index), target, to);
      next += numberLength;
    } else if (byte === codes.renditions) {
      to = writeRenditions(packed, next, target, to);
      next += packedLength;
    } else if (byte === codes.choice) {
      for (let skipped = 0; skipped < index; skipped += 1) next = after(codes.or, packed, next);
    } else if (byte === codes.or) {
      next = after(codes.end, packed, next);
    } else if (byte !== codes.end) {
      target[to] = byte;
      to += 1;
    }
  }
  return to;
}

/** Returns the position after the next occurrence of `code`. */
function after(code: number, packed: PackedResponse, from: number): number {
  let next = from;
  while (packed.charCodeAt(next) !== code) next += 1;
  return next + 1;
}

/** Below this number of bytes a loop is faster than a native call. */
const fewBytes = 12;

function copy(phrase: Buffer, target: Buffer, at: number): number {
  const { length } = phrase;
  if (length > fewBytes) target.set(phrase, at);
  else for (let index = 0; index < length; index += 1) target[at + index] = phrase[index] as number;
  return at + length;
}
