import { languages } from '#schemas/languages.ts';
import { maxNumbers } from './short-numbers.ts';

/** A phrase: one text for all languages, or one per language. */
export type Phrase = readonly string[];

/** Text used by many cached responses, by number, then by language, in UTF-8. */
const phrases: (readonly Buffer[])[] = [];
const numbers = new Map<string, number>();

/** Number of responses that contain a text that is not a phrase yet. */
const counts = new Map<string, number>();
const maxCounts = 20_000;

/** Shorter text is no longer than the code of a phrase. */
const shortest = 5;
/** Longer text rarely repeats. */
const longest = 500;
const responsesWithPhrase = 4;

export const phraseNumber = (key: string): number | undefined => numbers.get(key);

export const phraseIn = (number: number, position: number): Buffer =>
  (phrases[number] as readonly Buffer[])[position] as Buffer;

/** Counts the texts of a response by key; a text in enough responses becomes a phrase. */
export function noteMessages(met: ReadonlyMap<string, Phrase>): void {
  for (const [key, phrase] of met) {
    if (key.length < shortest || key.length > longest || phrases.length === maxNumbers) continue;
    if (counts.size === maxCounts) counts.clear();
    const count = (counts.get(key) ?? 0) + 1;
    if (count === responsesWithPhrase) addPhrase(key, phrase);
    else counts.set(count === 1 ? copyOf(key) : key, count);
  }
}

/** Copies the text, because a substring keeps the whole string in memory. */
const copyOf = (part: string) => Buffer.from(part).toString();

function addPhrase(key: string, phrase: Phrase): void {
  counts.delete(key);
  numbers.set(copyOf(key), phrases.length);
  const [shared = ''] = phrase;
  phrases.push(languages.map((_, position) => Buffer.from(phrase[position] ?? shared)));
}
