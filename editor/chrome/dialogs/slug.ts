import messages from 'virtual:messages/editor/chrome/dialogs/slug';
import { limits } from '#schemas/constants.ts';
import { type Language, textsIn } from '#schemas/languages.ts';

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

/** Returns the address for a title: `Čamci i đir` becomes `camci-i-dir`, `Mi` becomes `mi-stranica`. */
export function slugOf(title: string, language: Language): string {
  const slug = slugified(title);
  return slug === '' || slug.length >= limits.slugMin
    ? slug
    : `${slug}-${textsIn(messages, language).page}`;
}

function slugified(title: string): string {
  const plain = title
    .toLowerCase()
    .replace(/[đßäöüæøł&]/g, (letter) => replaced[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (slug.length <= longest) return slug;
  const cut = slug.slice(0, longest + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0) || longest);
}
