import { type Language, languages } from '#schemas/languages.ts';
import { type JsonPiece, JsonText } from '../../api/json-text.ts';
import { noteMessages, type Phrase, phraseIn, phraseNumber } from './phrases.ts';
import { packedLength, packRenditions, writeRenditions } from './picture-templates.ts';
import { numberAt, numberLength, numberText } from './short-numbers.ts';

/**
 * A response as it is kept: its JSON in all languages, a third of their length. First stand the bytes of
 * each language's JSON, then what they share, texts that differ side by side, and codes for phrases of
 * many responses and for renditions of pictures. Each character is a byte, of UTF-8 where it is text: such
 * strings take less memory than buffers (docs/performance.md).
 */
export type PackedResponse = string;

/** JSON has no control characters: it escapes them. What follows a code has none either. */
const codes = { phrase: 1, renditions: 2, choice: 3, or: 4, end: 5 } as const;
const sign = (code: number) => String.fromCharCode(code);

const lengthBytes = 4;
const headBytes = lengthBytes * languages.length;

/** Kept of what does not exist. */
export const noResponse: PackedResponse = '';

export function packResponse(responseOf: (language: Language) => object): PackedResponse {
  const texts = languages.map((language) => JSON.stringify(responseOf(language)));
  const head = Buffer.alloc(headBytes);
  texts.forEach((text, index) => head.writeUInt32LE(Buffer.byteLength(text), index * lengthBytes));
  return Buffer.concat([head, Buffer.from(shorten(texts.map(tokensOf)))]).toString('latin1');
}

/** The JSON in a language; null of what does not exist. */
export const responseIn = <T>(packed: PackedResponse, language: Language): JsonText<T> | null =>
  packed === noResponse ? null : new JsonText<T>([pieceOf(packed, language)]);

function pieceOf(packed: PackedResponse, language: Language): JsonPiece {
  const index = languages.indexOf(language);
  return {
    bytes: lengthIn(packed, index),
    write: (target, at) => writeText(packed, index, target, at),
  };
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

/** Renditions, keys with the signs around them, texts and numbers; together they are the JSON. */
const tokensOf = (json: string): readonly string[] => json.match(token) ?? [];

/** Where languages differ in more than texts and numbers, all of it is kept for each. */
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

/** `own` is a text of all languages, or one for each. */
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

/** Writes the JSON of the language with this place; answers where it ends. */
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

/** Where the first such code ends. */
function after(code: number, packed: PackedResponse, from: number): number {
  let next = from;
  while (packed.charCodeAt(next) !== code) next += 1;
  return next + 1;
}

/** For fewer bytes than this a call into the engine takes longer than a loop. */
const fewBytes = 12;

function copy(phrase: Buffer, target: Buffer, at: number): number {
  const { length } = phrase;
  if (length > fewBytes) target.set(phrase, at);
  else for (let index = 0; index < length; index += 1) target[at + index] = phrase[index] as number;
  return at + length;
}
