import { randomUUID } from 'node:crypto';
import type { MediaSource } from '#schemas/entities/media.ts';
import type { ProductCard } from '#schemas/entities/product.ts';
import { type Language, languages } from '#schemas/languages.ts';

/**
 * A card as it is kept: its JSON in all languages, one after another, in one buffer. Addresses of
 * renditions are two thirds of a card, and pictures of a size differ in them by their hash alone: a card
 * keeps the hash and the number of a template.
 */
export type KeptCard = Buffer;

/** Never in JSON: it escapes control characters. */
const mark = 1;
/** Stands before what is replaced; nobody's text has it. */
const token = randomUUID();
const marked = new RegExp(`"${token}([^"]*)"`, 'g');

/** Texts between the hashes in the JSON of renditions, and the number of each such template. */
const templates: string[][] = [];
const numbers = new Map<string, number>();
/** Shops whose pictures have more sizes keep the rest as they are. */
const mostTemplates = 500;

/** Bytes of a length before each text. */
const lengthBytes = 4;

export function keepCard(cardIn: (language: Language) => ProductCard): KeptCard {
  const texts = languages.flatMap((language) => {
    const text = Buffer.from(shorten(cardIn(language)));
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32LE(text.length);
    return [length, text];
  });
  return Buffer.concat(texts);
}

function shorten(card: ProductCard): string {
  const text = JSON.stringify(card, function (this: unknown, key, value) {
    if (key !== 'sources') return value;
    const { hash } = this as { readonly hash?: string };
    const number = hash ? templateOf(value as MediaSource[], hash) : null;
    return number === null ? value : `${token}${number} ${hash}`;
  });
  return text.replace(marked, '\u0001$1\u0001');
}

function templateOf(sources: readonly MediaSource[], hash: string): number | null {
  const template = JSON.stringify(sources).split(hash);
  const key = template.join(' ');
  const known = numbers.get(key);
  if (known !== undefined || templates.length === mostTemplates) return known ?? null;
  numbers.set(key, templates.length);
  return templates.push(template) - 1;
}

/** JSON of the card in a language, in parts. */
export function cardParts(card: KeptCard, language: Language): Buffer[] {
  const text = textIn(card, language);
  const parts: Buffer[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf(mark, from);
    if (start < 0) return [...parts, text.subarray(from)];
    const end = text.indexOf(mark, start + 1);
    parts.push(text.subarray(from, start), sourcesText(text.toString('latin1', start + 1, end)));
    from = end + 1;
  }
}

function textIn(card: KeptCard, language: Language): Buffer {
  let start = 0;
  for (const each of languages) {
    const length = card.readUInt32LE(start);
    start += lengthBytes;
    if (each === language) return card.subarray(start, start + length);
    start += length;
  }
  return card.subarray(start);
}

/** Pictures that were sent a moment ago; about 1 kB each. */
const written = new Map<string, Buffer>();
const mostWritten = 2_000;

function sourcesText(short: string): Buffer {
  const known = written.get(short);
  if (known) return known;
  const [number = '', hash = ''] = short.split(' ');
  const text = Buffer.from((templates[Number(number)] ?? []).join(hash));
  if (written.size === mostWritten) written.clear();
  written.set(short, text);
  return text;
}
