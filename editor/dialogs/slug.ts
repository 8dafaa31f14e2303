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

/** An address made of a title: `Čamci i đir` gives `camci-i-dir`. */
export function slugOf(title: string): string {
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

/** Words of lower-case letters, digits and hyphens, parted by slashes. */
export const isSlug = (slug: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(slug) && slug.length <= 200;
