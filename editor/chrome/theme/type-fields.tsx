import { baseToken, scaled, withBase } from '#schemas/theme/edit-theme.ts';
import { fontList } from '#schemas/theme/font-list.ts';
import type { DimensionValue } from '#schemas/theme/theme-file.ts';
import { useT } from '../../i18n/translate.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Slider } from '../../ui/fields/slider.tsx';
import type { Look } from './use-look.ts';

const fonts = fontList.map(({ name }) => ({ id: name, label: name.replace(' Variable', '') }));

/** The pair of fonts, and how large and heavy they are. */
export function TypeFields({ look }: { readonly look: Look }) {
  const t = useT();
  const { file } = look;
  const number = (path: string) => Number(baseToken(file, path)?.$value ?? 0);
  const size = (path: string) =>
    (baseToken(file, path)?.$value as DimensionValue | undefined)?.value ?? 0;
  const font = (path: 'font.display' | 'font.text') => {
    const value = baseToken(file, path)?.$value;
    return (
      <Select
        label={t(`theme.${path.replace('.', '_')}`)}
        options={fonts}
        value={String(Array.isArray(value) ? value[0] : value)}
        onChange={(name) => look.apply(path, withBase(file, path, { $value: [name] }))}
      />
    );
  };
  const set = (path: string) => (value: number) => {
    look.apply(path, withBase(file, path, { $value: value }));
  };
  const grow = (first: string, others: Readonly<Record<string, number>>) => (value: number) => {
    const factor = value / size(first);
    const paths = [first, ...Object.keys(others)];
    look.apply(
      first,
      scaled(file, paths, (path) => factor ** (others[path] ?? 1)),
    );
  };
  return (
    <>
      {font('font.display')}
      {font('font.text')}
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
