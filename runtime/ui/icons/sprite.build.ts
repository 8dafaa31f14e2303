import { brandNames, lucideNames } from './icon-names.ts';

const brands: Readonly<Record<(typeof brandNames)[number], string>> = {
  facebook:
    '<path d="M14 21v-8h3l.5-3.5H14v-2c0-1.2.6-2 2-2h1.5V2.5H15c-3 0-4.5 1.8-4.5 4.5v2.5H7.5V13h3v8"/>',
  instagram:
    '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17 7h.01"/>',
  youtube: '<rect x="2" y="5" width="20" height="14" rx="4"/><path d="m10 9 5 3-5 3z"/>',
};

/** Returns the shapes of one icon, without its `svg` element and whitespace. */
function shapesOf(svg: string): string {
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return inner.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>');
}

/** Builds a sprite with a symbol per name. `readLucide` returns the SVG text of a lucide icon. */
export function buildSprite(
  names: readonly string[],
  readLucide: (name: string) => string,
): string {
  const symbols = names.map((name) => {
    const shapes =
      name in brands ? brands[name as keyof typeof brands] : shapesOf(readLucide(name));
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** Builds the sprite of every icon that components may use. */
export function buildWholeSprite(readLucide: (name: string) => string): string {
  return buildSprite([...lucideNames, ...brandNames], readLucide);
}
