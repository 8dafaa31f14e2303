/** Matches the database's `fold`: removes case and accents; `đ` and `dj` both become `d`. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ð', 'd')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('dj', 'd');
}
