/** Signs above and below letters; signs that are letters themselves, as in Hindi, are kept. */
const marks =
  /[\u0300-\u036F\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670]/gu;

const beyondAscii = /[^\p{ASCII}]/u;

/** Matches the database's `fold`: removes case and accents; `đ` and `dj` both become `d`. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most words are ASCII, and a search index folds each word of the catalogue.
  const plain = beyondAscii.test(lower) ? withoutAccents(lower) : lower;
  return plain.replaceAll('dj', 'd');
}

const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(marks, '')
    .normalize('NFC')
    .replaceAll(/[đð]/g, 'd')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe');
