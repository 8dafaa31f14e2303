import { fold } from '#runtime/format/fold.ts';

const wordOrNot = /([\p{L}\p{N}\p{M}]+)/u;

/** The server folds `dj` like `đ`. */
const folded = (word: string) => fold(word).replaceAll('dj', 'd');

/** A text with the found words marked. */
export function Marked({
  text,
  words,
}: {
  readonly text: string;
  readonly words: readonly string[];
}) {
  return text
    .split(wordOrNot)
    .map((part, at) =>
      at % 2 === 1 && words.includes(folded(part)) ? <mark key={at}>{part}</mark> : part,
    );
}
