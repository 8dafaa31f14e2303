import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import museum from '../../fixtures/museum/theme/sea-chart.json' with { type: 'json' };
import { compileTheme } from './compile-theme.ts';
import { weakPairs } from './contrast-pairs.ts';
import { flattenTokens } from './flatten-tokens.ts';
import { fontFaces, fontsOf } from './font-list.ts';
import { presets } from './presets/presets.ts';
import { readTheme } from './read-theme.ts';
import { type ThemeError, themeSentence } from './theme-errors.ts';
import type { ThemeFile } from './theme-file.ts';
import { plainForms } from './theme-forms.ts';
import { themeNameIn, themeNameOf } from './theme-name.ts';

const themes = { museum, ...presets };

function resolved(file: unknown) {
  const read = readTheme(file);
  if ('errors' in read) throw new Error(read.errors.map(themeSentence).join('\n'));
  return read.theme;
}

describe.each(Object.entries(themes))('the theme %s', (_, file) => {
  test('is valid and every pair of colours is readable by AA', () => {
    expect(weakPairs(resolved(file))).toEqual([]);
  });

  test('loads at most two fonts for the first view', () => {
    const [display] = file.sets.base.sources as unknown as [
      { font: Record<'display' | 'text', { $value: string[] }> },
    ];
    expect(
      new Set([...display.font.display.$value, ...display.font.text.$value]).size,
    ).toBeLessThan(3);
  });
});

/** The declarations of a sheet by selector and property. */
function declared(css: string): Map<string, string> {
  const found = new Map<string, string>();
  const plain = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@media[^{]+\{([\s\S]*?\})\s*\}/g, '');
  for (const [, selector = '', body = ''] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const [, name = '', value = ''] of body.matchAll(/([\w-]+):\s*([^;]+);/g)) {
      for (const each of selector.split(',')) {
        found.set(`${each.trim()} ${name}`, value.trim().replaceAll(/\s+/g, ' '));
      }
    }
  }
  return found;
}

test('the theme of the museum declares what its style sheet declared before themes', () => {
  const before = declared(
    readFileSync(new URL('./testing/before-themes.css', import.meta.url), 'utf8'),
  );
  const now = declared(compileTheme(resolved(museum)));
  const differs = [...before].filter(([key, value]) => now.get(key) !== value);
  expect(differs).toEqual([]);
});

/** A copy of the museum's theme with one token changed. */
function withToken(path: string, token: unknown): unknown {
  const file = structuredClone(museum) as unknown as {
    sets: { base: { sources: Record<string, Record<string, unknown>>[] } };
  };
  const [group = '', name = ''] = path.split('.');
  const extra = { [group]: { [name]: token } };
  file.sets.base.sources.push(extra);
  return file;
}

const problemsOf = (file: unknown) => {
  const read = readTheme(file);
  return 'errors' in read ? read.errors.map(({ problem, at }) => `${problem} ${at}`) : [];
};

test.each([
  ['a cycle', 'radius.control', { $type: 'dimension', $value: '{radius.control}' }, 'cycle'],
  [
    'an alias of nothing',
    'radius.card',
    { $type: 'dimension', $value: '{radius.none}' },
    'unknownAlias',
  ],
  [
    'a token of another type',
    'radius.card',
    { $type: 'duration', $value: { value: 1, unit: 's' } },
    'wrongType',
  ],
  ['a size without unit', 'radius.card', { $type: 'dimension', $value: 4 }, 'wrongValue'],
  [
    'a rule in the name of a font',
    'font.text',
    { $type: 'fontFamily', $value: ["x'}body{}"] },
    'wrongValue',
  ],
  [
    'a token that the engine does not have',
    'radius.wheel',
    { $type: 'dimension', $value: { value: 1, unit: 'px' } },
    'unknownToken',
  ],
])('%s is refused with the token that is wrong', (_, path, token, problem) => {
  expect(problemsOf(withToken(path, token))).toEqual([`${problem} ${path}`]);
});

test('a colour out of gamut is refused', () => {
  const color = { $type: 'color', $value: { colorSpace: 'oklch', components: [0.7, 0.4, 150] } };
  const file = structuredClone(museum) as unknown as {
    modifiers: { scheme: { contexts: { dark: unknown[] } } };
  };
  file.modifiers.scheme.contexts.dark.push({ color: { accent: color } });
  expect(problemsOf(file)).toEqual(['outOfGamut color.accent']);
});

test('tokens that the engine no longer has are left out', () => {
  const color = { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 0, 0] } };
  const old = withToken('color.flag-red', color);
  expect(problemsOf(old)).toEqual([]);
  expect(compileTheme(resolved(old))).not.toContain('--flag-red');
});

test('tokens that were renamed are read under their current names, also by what refers to them', () => {
  const renamed = (path: string) => (path === 'radius.sheet' ? 'radius.card' : path);
  const source = {
    radius: {
      $type: 'dimension',
      sheet: { $value: { value: 3, unit: 'px' } },
      control: { $value: '{radius.sheet}' },
    },
  };
  const errors: ThemeError[] = [];
  const found = flattenTokens([source], errors, renamed);
  expect(errors).toEqual([]);
  expect([...found.keys()]).toEqual(['radius.card', 'radius.control']);
  expect(found.get('radius.card')?.$value).toEqual({ value: 3, unit: 'px' });
  expect(found.get('radius.control')?.$value).toBe('{radius.card}');
});

test('the key of the picture of the shop cannot be anything else', () => {
  const withBrand = (brand: unknown) => ({ ...museum, $extensions: { 'dev.izlog.brand': brand } });
  expect(resolved(withBrand({ mark: 'logo-2' })).mark).toBe('logo-2');
  expect(problemsOf(withBrand({ mark: '../etc' }))).toEqual(['shape dev.izlog.brand']);
  expect(problemsOf(withBrand('logo'))).toEqual(['shape dev.izlog.brand']);
});

test('a theme has a name by language, of the base language, else its own; nothing else is a name', () => {
  const withNames = (names: unknown) => ({ ...museum, $extensions: { 'dev.izlog.names': names } });
  expect(problemsOf(withNames('Karta'))).toEqual(['shape dev.izlog.names']);
  expect(problemsOf(withNames({ hr: ' ' }))).toEqual(['shape dev.izlog.names']);
  expect(problemsOf(withNames({ hr: ['Karta'] }))).toEqual(['shape dev.izlog.names']);
  expect(problemsOf(withNames({ 'h r': 'Karta' }))).toEqual(['shape dev.izlog.names']);
  const file = withNames({ hr: 'Karta', 'de-AT': 'Karterl' });
  expect(problemsOf(file)).toEqual([]);
  const theme = themeNameOf(file as unknown as ThemeFile);
  const names = ['hr', 'hr-BA', 'de-AT', 'de'].map((language) => themeNameIn(theme, language));
  expect(names).toEqual(['Karta', 'Karta', 'Karterl', 'Sea chart']);
});

test('a theme chooses forms of header and footer; what it does not choose has the plain one', () => {
  const withForms = (forms: unknown) => ({ ...museum, $extensions: { 'dev.izlog.forms': forms } });
  const centered = resolved(withForms({ header: 'centered' }));
  expect(centered.forms).toEqual({ ...plainForms, header: 'centered' });
  const sheet = compileTheme(centered);
  expect(sheet).toContain('--header-display: grid;');
  expect(sheet).toContain('--footer-name: initial;');
  expect(compileTheme(centered, true)).not.toContain('initial');
  expect(compileTheme(centered, true)).toContain('--header-display: grid;');
  expect(problemsOf(withForms({ header: 'tilted' }))).toEqual(['shape dev.izlog.forms.header']);
  expect(problemsOf(withForms({ sidebar: 'left' }))).toEqual(['shape dev.izlog.forms']);
  expect(problemsOf(withForms('centered'))).toEqual(['shape dev.izlog.forms']);
});

test('open cards and underlined fields replace what another theme on the page sets', () => {
  const sheetOf = (file: unknown) => compileTheme(resolved(file));
  expect(sheetOf(presets.editorial)).toContain('--card-line: 0px;');
  expect(sheetOf(presets.editorial)).toContain('--field-lines: 0 0 1px;');
  expect(sheetOf(presets.technical)).toContain('--card-line: initial;');
  expect(sheetOf(presets.technical)).toContain('--field-lines: initial;');
});

test('the fallback of a font has sizes for bold weights and for capitals and digits', () => {
  const faces = fontFaces(fontsOf(resolved(presets.modern)), (file) => `/${file}`);
  const sizes = faces.split('@font-face').filter((face) => face.includes('size-adjust'));
  // Faces with a range of characters count only for the weights of the face before them.
  expect(sizes).toEqual([
    expect.stringMatching(/font-weight: 1 450;\n +src[^}]*size-adjust: 102\.7%/),
    expect.stringMatching(/font-weight: 1 450;\n +unicode-range: U\+41-5A[^}]*size-adjust: 96%/),
    expect.stringMatching(
      /font-weight: 1 450;\n +unicode-range: U\+30-39[^}]*size-adjust: 102\.9%/,
    ),
    expect.stringMatching(/font-weight: 451 1000;\n +src[^}]*size-adjust: 107\.5%/),
    expect.stringMatching(
      /font-weight: 451 1000;\n +unicode-range: U\+41-5A[^}]*size-adjust: 99\.1%/,
    ),
    expect.stringMatching(
      /font-weight: 451 1000;\n +unicode-range: U\+30-39[^}]*size-adjust: 107\.8%/,
    ),
  ]);
});

test('lines of a fallback are as high at every size of its characters', () => {
  const faces = fontFaces(fontsOf(resolved(presets.modern)), (file) => `/${file}`);
  const heights = [...faces.matchAll(/size-adjust: ([\d.]+)%;\s+ascent-override: ([\d.]+)%/g)].map(
    ([, size, ascent]) => (Number(size) * Number(ascent)) / 100,
  );
  expect(heights).toHaveLength(6);
  for (const height of heights) expect(height).toBeCloseTo(100.5, 1);
});

test('a theme for a newer engine is refused by its version', () => {
  expect(problemsOf({ ...museum, version: '2027.01' })).toEqual(['newer version']);
  expect(problemsOf(null)).toEqual(['shape theme']);
});

test('a ground by a former or an unknown name is refused with the name to write', () => {
  const { ground } = museum.modifiers;
  const withGround = (name: string) => ({
    ...museum,
    modifiers: {
      ...museum.modifiers,
      ground: { ...ground, contexts: { ...ground.contexts, [name]: [] } },
    },
  });
  const detailOf = (name: string) => {
    const read = readTheme(withGround(name));
    return 'errors' in read ? read.errors.map(({ at, detail }) => `${at}: ${detail}`) : [];
  };
  expect(detailOf('foam')).toEqual(['foam: quiet']);
  expect(detailOf('velvet')).toEqual(['velvet: page, surface, quiet, warm, inverse, accent']);
});
