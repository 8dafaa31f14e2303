import type { FallbackSizes, FontFace, FontFamily } from './font-family.ts';
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
    fallback: {
      local: sans,
      ascent: 100,
      descent: 30.3,
      regular: { letters: 100.7, capitals: 93, digits: 100.7 },
      bold: { letters: 101.8, capitals: 94, digits: 100.7 },
    },
    stack: afterSans,
  },
  {
    name: 'Newsreader Variable',
    license: 'OFL-1.1',
    faces: [
      { file: 'display', weight: '400 600' },
      { file: 'display-italic', style: 'italic', weight: '400 600' },
    ],
    fallback: {
      local: serif,
      ascent: 73.5,
      descent: 26.5,
      regular: { letters: 104.5, capitals: 104.1, digits: 115.6 },
      bold: { letters: 109.4, capitals: 108.7, digits: 123.3 },
    },
    stack: afterSerif,
  },
  {
    name: 'Geist Variable',
    license: 'OFL-1.1',
    faces: [{ file: 'geist', weight: '400 700' }],
    fallback: {
      local: sans,
      ascent: 100.5,
      descent: 29.5,
      regular: { letters: 102.7, capitals: 96, digits: 102.9 },
      bold: { letters: 107.5, capitals: 99.1, digits: 107.8 },
    },
    stack: afterSans,
  },
  {
    name: 'IBM Plex Sans Variable',
    license: 'OFL-1.1',
    faces: [{ file: 'plex', weight: '400 700' }],
    fallback: {
      local: sans,
      ascent: 102.5,
      descent: 27.5,
      regular: { letters: 100.5, capitals: 93.7, digits: 107.9 },
      bold: { letters: 104, capitals: 96.6, digits: 107.9 },
    },
    stack: afterSans,
  },
  {
    name: 'IBM Plex Sans Condensed',
    license: 'OFL-1.1',
    faces: [{ file: 'plex-condensed', weight: '600' }],
    fallback: {
      local: sans,
      ascent: 102.5,
      descent: 27.5,
      regular: { letters: 94.1, capitals: 87.4, digits: 97.1 },
    },
    stack: ['Arial Narrow', ...afterSans],
  },
  {
    name: 'Bodoni Moda',
    license: 'OFL-1.1',
    faces: [
      { file: 'bodoni', weight: '400' },
      { file: 'bodoni-italic', style: 'italic', weight: '400' },
    ],
    fallback: {
      local: serif,
      ascent: 112.5,
      descent: 40,
      regular: { letters: 114.1, capitals: 104.1, digits: 107.8 },
    },
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

/** Characters whose widths differ from those of the fallback by another factor than small letters. */
const ranges = { capitals: 'U+41-5A, U+C0-DE', digits: 'U+30-39' } as const;

function fallbackFaces(
  name: string,
  { local, ascent, descent, regular, bold }: FontFamily['fallback'],
): string[] {
  const source = `src: ${local.map((font) => `local('${font}')`).join(', ')}`;
  const percent = (value: number) => `${Number(value.toFixed(2))}%`;
  const faceOf = (size: number, rules: readonly string[]) =>
    face(fallbackName(name), [
      ...rules,
      source,
      `size-adjust: ${percent(size)}`,
      `ascent-override: ${percent((ascent / size) * 100)}`,
      `descent-override: ${percent((descent / size) * 100)}`,
      'line-gap-override: 0%',
    ]);
  // Faces with a range of characters add to the face before them only if their weights are the same.
  const facesOf = (sizes: FallbackSizes, weights: readonly string[]) => [
    faceOf(sizes.letters, weights),
    ...(['capitals', 'digits'] as const).flatMap((kind) => {
      const size = sizes[kind];
      return size ? [faceOf(size, [...weights, `unicode-range: ${ranges[kind]}`])] : [];
    }),
  ];
  return bold
    ? [...facesOf(regular, ['font-weight: 1 450']), ...facesOf(bold, ['font-weight: 451 1000'])]
    : facesOf(regular, []);
}

const face = (name: string, rules: readonly string[]) =>
  `@font-face {\n  font-family: '${name}';\n${rules.map((rule) => `  ${rule};\n`).join('')}}`;
