import { isFoundWord, splitWords } from './found-words.ts';

/** A text with the found words marked. */
export function Marked({
  text,
  words,
}: {
  readonly text: string;
  readonly words: readonly string[];
}) {
  return splitWords(text).map((part, at) =>
    at % 2 === 1 && isFoundWord(part, words) ? <mark key={at}>{part}</mark> : part,
  );
}
