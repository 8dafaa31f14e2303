import { fold } from '#runtime/format/fold.ts';

/** Splits a text: words are at odd positions, the text between them at even ones. */
export const splitWords = (text: string): readonly string[] => text.split(/([\p{L}\p{N}\p{M}]+)/u);

/** The server folds `dj` like `đ`. */
const folded = (word: string) => fold(word).replaceAll('dj', 'd');

/** Whether a word is one of the found ones, which are folded. */
export const isFoundWord = (word: string, words: readonly string[]): boolean =>
  words.includes(folded(word));

export const hasFoundWord = (text: string, words: readonly string[]): boolean =>
  splitWords(text).some((part) => isFoundWord(part, words));
