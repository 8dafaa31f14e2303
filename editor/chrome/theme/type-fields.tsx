import type { ThemeFont } from '#schemas/api/theme.ts';
import { baseToken, fontIn, scaled, withBase, withFont } from '#schemas/theme/edit-theme.ts';
import { fontList } from '#schemas/theme/font-list.ts';
import {
  type DimensionValue,
  fontsKey,
  type ThemeFile,
  type UploadedFont,
} from '#schemas/theme/theme-file.ts';
import { familyOf } from '#schemas/theme/uploaded-font.ts';
import { useT } from '../../i18n/translate.tsx';
import { Disclosure } from '../../ui/fields/disclosure.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Slider } from '../../ui/fields/slider.tsx';
import { OwnFonts } from './own-fonts.tsx';
import { useFonts } from './use-fonts.ts';
import type { ThemeDraft } from './use-theme-draft.ts';

/** Returns the data that a theme stores of an uploaded font. */
const ofTheme = ({ name, license, kind, faces, fallback }: ThemeFont): UploadedFont => ({
  name,
  license,
  kind,
  faces,
  fallback,
});

/** Returns the uploaded fonts that a theme can use: those of the shop, and those that it already uses. */
function uploadedFor(file: ThemeFile, fonts: readonly ThemeFont[]): UploadedFont[] {
  const all = [...(file.$extensions?.[fontsKey] ?? []), ...fonts.map(ofTheme)];
  return [...new Map(all.map((font) => [font.name, font])).values()];
}

/** Fields for the two fonts of a theme, and for the size and weight of texts. */
export function TypeFields({ draft }: { readonly draft: ThemeDraft }) {
  const t = useT();
  const { file } = draft;
  const fonts = useFonts();
  const uploaded = uploadedFor(file, fonts.fonts);
  const families = [...uploaded.map(familyOf), ...fontList];
  const options = families.map(({ name }) => ({ id: name, label: name.replace(' Variable', '') }));
  const number = (path: string) => Number(baseToken(file, path)?.$value ?? 0);
  const size = (path: string) =>
    (baseToken(file, path)?.$value as DimensionValue | undefined)?.value ?? 0;
  const font = (path: 'font.display' | 'font.text') => (
    <Select
      label={t(`theme.${path.replace('.', '_')}`)}
      options={options}
      value={fontIn(file, path)}
      onChange={(name) => {
        const family = families.find((each) => each.name === name);
        if (family) draft.apply(path, withFont(file, path, family, uploaded));
      }}
    />
  );
  const set = (path: string) => (value: number) => {
    draft.apply(path, withBase(file, path, { $value: value }));
  };
  const grow = (first: string, others: Readonly<Record<string, number>>) => (value: number) => {
    const factor = value / size(first);
    const paths = [first, ...Object.keys(others)];
    draft.apply(
      first,
      scaled(file, paths, (path) => factor ** (others[path] ?? 1)),
    );
  };
  return (
    <>
      {font('font.display')}
      {font('font.text')}
      <Disclosure title={t('theme.ownFonts')}>
        <OwnFonts fonts={fonts} />
      </Disclosure>
      <Slider
        label={t('theme.headingSize')}
        value={size('size.h1')}
        min={2}
        max={7}
        step={0.125}
        onChange={grow('size.h1', { 'size.h2': 0.8, 'size.h3': 0.5 })}
      />
      <Slider
        label={t('theme.textSize')}
        value={size('size.m')}
        min={0.875}
        max={1.375}
        step={0.0625}
        onChange={grow('size.m', { 'size.s': 1, 'size.xs': 0.6, 'size.h4': 1, 'size.lead': 1 })}
      />
      <Slider
        label={t('theme.headingWeight')}
        value={number('heading.weight')}
        min={300}
        max={700}
        step={20}
        onChange={set('heading.weight')}
      />
      <Slider
        label={t('theme.leading')}
        value={number('leading.text')}
        min={1.3}
        max={1.9}
        step={0.05}
        onChange={set('leading.text')}
      />
    </>
  );
}
