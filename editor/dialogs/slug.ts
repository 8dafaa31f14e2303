import { limits } from '#schemas/constants.ts';
import type { Language } from '#schemas/languages.ts';

const replaced: Readonly<Record<string, string>> = {
  đ: 'd',
  ß: 'ss',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  '&': ' ',
};
const longest = 80;

/** Makes addresses long enough that a short title would give. */
const filler: Readonly<Record<Language, string>> = { hr: 'stranica', en: 'page', de: 'seite' };

/** An address made of a title: `Čamci i đir` gives `camci-i-dir`, `Mi` gives `mi-stranica`. */
export function slugOf(title: string, language: Language): string {
  const words = wordsOf(title);
  return words === '' || words.length >= limits.slugMin ? words : `${words}-${filler[language]}`;
}

function wordsOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[đßäöüæøł&]/g, (letter) => replaced[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const words = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0) || longest);
}
