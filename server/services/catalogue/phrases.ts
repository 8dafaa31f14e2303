import { languages } from '#schemas/languages.ts';
import { mostNumbers } from './short-numbers.ts';

/** A text of all languages, or one for each. */
export type Phrase = readonly string[];

/** By number, then by language, in UTF-8: texts that many cached responses have. */
const phrases: (readonly Buffer[])[] = [];
const numbers = new Map<string, number>();

/** How many responses had a text that is no phrase yet. */
const counts = new Map<string, number>();
const mostCounts = 20_000;

/** Shorter texts are as short as the code of a phrase. */
const shortest = 5;
/** Longer ones are rarely met again. */
const longest = 500;
const responsesWithPhrase = 4;

export const phraseNumber = (key: string): number | undefined => numbers.get(key);

export const phraseIn = (number: number, position: number): Buffer =>
  (phrases[number] as readonly Buffer[])[position] as Buffer;

/** Takes note of texts that a response has, by their keys: what enough responses have becomes a phrase. */
export function noteMessages(met: ReadonlyMap<string, Phrase>): void {
  for (const [key, phrase] of met) {
    if (key.length < shortest || key.length > longest || phrases.length === mostNumbers) continue;
    if (counts.size === mostCounts) counts.clear();
    const count = (counts.get(key) ?? 0) + 1;
    if (count === responsesWithPhrase) addPhrase(key, phrase);
    else counts.set(count === 1 ? copyOf(key) : key, count);
  }
}

/** A part of a text keeps all of it in memory; a copy does not. */
const copyOf = (part: string) => Buffer.from(part).toString();

function addPhrase(key: string, phrase: Phrase): void {
  counts.delete(key);
  numbers.set(copyOf(key), phrases.length);
  const [shared = ''] = phrase;
  phrases.push(languages.map((_, position) => Buffer.from(phrase[position] ?? shared)));
}
