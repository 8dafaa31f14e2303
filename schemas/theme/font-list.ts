import type { FallbackMetrics, FontFace, FontFamily } from './font-family.ts';
import type { ResolvedTheme } from './resolved-theme.ts';
import { familyOf, isUploadedFile, localFonts, standIns } from './uploaded-font.ts';

const { sans, serif } = localFonts;
const { sans: afterSans, serif: afterSerif } = standIns;

/** Families that the engine has, each open and subset to Latin with its European letters. */
export const fontList: readonly FontFamily[] = [
  {
    name: 'Hanken Grotesk Variable',
    license: 'OFL-1.1',
    faces: [
      { file: 'text', weight: '400 700' },
      { file: 'text-italic', style: 'italic', weight: '400 700' },
    ],
    fallback: { local: sans, size: '100.53%', ascent: '99.47%', descent: '30.14%' },
    stack: afterSans,
  },
  {
    name: 'Newsreader Variable',
    license: 'OFL-1.1',
    faces: [
      { file: 'display', weight: '400 600' },
      { file: 'display-italic', style: 'italic', weight: '400 600' },
    ],
    fallback: { local: serif, size: '104.9%', ascent: '70.07%', descent: '25.26%' },
    stack: afterSerif,
  },
  {
    name: 'Geist Variable',
    license: 'OFL-1.1',
    faces: [{ file: 'geist', weight: '400 700' }],
    fallback: {
      local: sans,
      size: '101.9%',
      ascent: '98.62%',
      descent: '28.95%',
      bold: { size: '106.5%', ascent: '94.36%', descent: '27.7%' },
    },
    stack: afterSans,
  },
  {
    name: 'IBM Plex Sans Variable',
    license: 'OFL-1.1',
    faces: [{ file: 'plex', weight: '400 700' }],
    fallback: {
      local: sans,
      size: '99.93%',
      ascent: '102.57%',
      descent: '27.52%',
      bold: { size: '103.5%', ascent: '99.03%', descent: '26.57%' },
      digits: { size: '107.88%', ascent: '95.01%', descent: '25.49%' },
    },
    stack: afterSans,
  },
  {
    name: 'IBM Plex Sans Condensed',
    license: 'OFL-1.1',
    faces: [{ file: 'plex-condensed', weight: '600' }],
    fallback: { local: sans, size: '93.45%', ascent: '109.69%', descent: '29.43%' },
    stack: ['Arial Narrow', ...afterSans],
  },
  {
    name: 'Bodoni Moda',
    license: 'OFL-1.1',
    faces: [
      { file: 'bodoni', weight: '400' },
      { file: 'bodoni-italic', style: 'italic', weight: '400' },
    ],
    fallback: { local: serif, size: '114.41%', ascent: '98.33%', descent: '34.96%' },
    stack: afterSerif,
  },
];

const fontByName = new Map(fontList.map((font) => [font.name, font]));

/** Returns the families that a theme uses, uploaded or of this list. */
export function fontsOf({ values, fonts }: ResolvedTheme): FontFamily[] {
  const used = `${values.light['font.display']}, ${values.light['font.text']}`.split(', ');
  const own = new Set(fonts.map(({ name }) => name));
  return [...fonts.map(familyOf), ...fontList.filter(({ name }) => !own.has(name))].filter(
    ({ name }) => used.includes(quoted(name)),
  );
}

/** Returns the upright file of each family that a theme uses, which the first view needs. */
export function firstFonts(theme: ResolvedTheme): string[] {
  const text = Number(theme.values.light['heading.weight']);
  const isText = ({ name }: FontFamily) =>
    theme.values.light['font.text']?.startsWith(quoted(name)) === true;
  return fontsOf(theme).flatMap((family) => {
    const upright = family.faces.filter(({ style }) => style !== 'italic');
    const face = closest(upright, isText(family) ? normal : text);
    return face ? [face.file] : [];
  });
}

/** The upright file that a theme shows in a role, closest to a weight; null if it names no known family. */
export function faceOf(
  theme: ResolvedTheme,
  role: 'font.display' | 'font.text',
  weight: number,
): string | null {
  const names = theme.values.light[role] ?? '';
  const family = fontsOf(theme).find(({ name }) => names.startsWith(quoted(name)));
  const upright = family?.faces.filter(({ style }) => style !== 'italic') ?? [];
  return closest(upright, weight)?.file ?? null;
}

const normal = 400;

function closest(faces: readonly FontFace[], weight: number): FontFace | undefined {
  const distance = (face: FontFace) => {
    const [least = 0, most = least] = face.weight.split(' ').map(Number);
    return Math.max(least - weight, weight - most, 0);
  };
  return [...faces].sort((a, b) => distance(a) - distance(b))[0];
}

const fontOf = (name: string): FontFamily | undefined => fontByName.get(name);

const fallbackName = (name: string) => `${name.replace(/ Variable$/, '')} Fallback`;

/** Returns the value of `font-family` for a list of names, with the fallbacks of the families above. */
export function fontStack(names: readonly string[]): string {
  const all = names.flatMap((name) => {
    const font = fontOf(name);
    return font ? [name, fallbackName(name), ...font.stack] : [name];
  });
  return [...new Set(all)].map(quoted).join(', ');
}

/** Returns the names that a theme stores for a family: for an uploaded one they include its fallbacks. */
export function namesOf({ name, stack }: FontFamily): string[] {
  return fontByName.has(name) ? [name] : [name, fallbackName(name), ...stack];
}

const generic = /^(serif|sans-serif|monospace|system-ui|ui-\w+)$/;
const bare = /^[A-Z][a-z]+$/;
const quoted = (name: string) => (generic.test(name) || bare.test(name) ? name : `'${name}'`);

const range = 'U+20-17F, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212';

/** The rules `@font-face` of these families. `addressOf` returns the address of a face's file. */
export function fontFaces(
  families: readonly FontFamily[],
  addressOf: (file: string) => string,
): string {
  return families
    .flatMap(({ name, faces, fallback }) => [
      ...faces.map(({ file, style, weight }) =>
        face(name, [
          ...(style ? [`font-style: ${style}`] : []),
          `font-weight: ${weight}`,
          'font-display: swap',
          `src: url('${addressOf(file)}') format('woff2')`,
          ...(isUploadedFile(file) ? [] : [`unicode-range: ${range}`]),
        ]),
      ),
      ...fallbackFaces(name, fallback),
    ])
    .join('\n');
}

function fallbackFaces(
  name: string,
  { local, bold, digits, ...regular }: FontFamily['fallback'],
): string[] {
  const source = `src: ${local.map((font) => `local('${font}')`).join(', ')}`;
  const faceOf = (metrics: FallbackMetrics, rules: readonly string[]) =>
    face(fallbackName(name), [
      ...rules,
      source,
      `size-adjust: ${metrics.size}`,
      `ascent-override: ${metrics.ascent}`,
      `descent-override: ${metrics.descent}`,
      'line-gap-override: 0%',
    ]);
  // Faces with a range of characters add to the face before them only if their weights are the same.
  const facesOf = (metrics: FallbackMetrics, weights: readonly string[]) => [
    faceOf(metrics, weights),
    ...(digits ? [faceOf(digits, [...weights, 'unicode-range: U+30-39'])] : []),
  ];
  return bold
    ? [...facesOf(regular, ['font-weight: 1 500']), ...facesOf(bold, ['font-weight: 501 1000'])]
    : facesOf(regular, []);
}

const face = (name: string, rules: readonly string[]) =>
  `@font-face {\n  font-family: '${name}';\n${rules.map((rule) => `  ${rule};\n`).join('')}}`;
