import { baseToken, scaled, withBase } from '#schemas/theme/edit-theme.ts';
import type {
  DimensionValue,
  DurationValue,
  ShadowValue,
  ThemeFile,
} from '#schemas/theme/theme-file.ts';
import { useT } from '../../i18n/translate.tsx';
import { Slider } from '../../ui/fields/slider.tsx';
import type { ThemeDraft } from './use-theme-draft.ts';

const px = (value: number): DimensionValue => ({ value, unit: 'px' });
const sizeOf = (file: ThemeFile, path: string) =>
  (baseToken(file, path)?.$value as DimensionValue | undefined)?.value ?? 0;

/** Radius in px that is more than half the height of any button, so button ends are round. */
const round = 24;

/** Fields for spacing, corners, lines, shadows and motion. */
export function ShapeFields({ draft }: { readonly draft: ThemeDraft }) {
  const t = useT();
  const { file } = draft;
  const shadow = baseToken(file, 'shadow.card')?.$value as ShadowValue;
  const speed = baseToken(file, 'motion.slow')?.$value as DurationValue;
  const setPx = (path: string) => (value: number) => {
    draft.apply(path, withBase(file, path, { $value: px(value) }));
  };
  const pixels = (path: string, max: number, step = 1) => (
    <Slider
      label={t(`theme.${path.replace('.', '_')}`)}
      value={Math.min(max, sizeOf(file, path))}
      min={0}
      max={max}
      step={step}
      onChange={setPx(path)}
    />
  );
  return (
    <>
      <Slider
        label={t('theme.rhythm')}
        value={sizeOf(file, 'space.section')}
        min={2}
        max={10}
        step={0.25}
        onChange={(value) => draft.apply('space', withRhythm(file, value))}
      />
      {pixels('radius.control', 16)}
      {pixels('radius.button', round)}
      {pixels('radius.card', 28)}
      {pixels('border.width', 4, 0.5)}
      {pixels('button.inset', 4)}
      <Slider
        label={t('theme.buttonWeight')}
        value={Number(baseToken(file, 'button.weight')?.$value)}
        min={400}
        max={700}
        step={20}
        onChange={(value) =>
          draft.apply('button.weight', withBase(file, 'button.weight', { $value: value }))
        }
      />
      <Slider
        label={t('theme.shadow')}
        value={shadow.color.alpha ?? 0}
        min={0}
        max={0.4}
        step={0.02}
        onChange={(alpha) => draft.apply('shadow', withShadow(file, shadow, alpha))}
      />
      <Slider
        label={t('theme.motion')}
        value={speed.unit === 's' ? speed.value * 1000 : speed.value}
        min={0}
        max={500}
        step={20}
        onChange={(value) => draft.apply('motion', withMotion(file, value))}
      />
    </>
  );
}

const rhythm = [
  'space.section',
  'space.gutter',
  'space.9',
  'space.8',
  'space.7',
  'space.6',
  'space.5',
];

function withRhythm(file: ThemeFile, section: number): ThemeFile {
  const factor = section / sizeOf(file, 'space.section');
  return scaled(file, rhythm, (path) => (path === 'space.section' ? factor : factor ** 0.5));
}

function withShadow(file: ThemeFile, shadow: ShadowValue, alpha: number): ThemeFile {
  const isFlat = shadow.blur.value === 0 && shadow.offsetY.value === 0;
  const shape = isFlat ? { offsetY: px(2), blur: px(12) } : {};
  const $value = { ...shadow, ...shape, color: { ...shadow.color, alpha } };
  return withBase(file, 'shadow.card', { $value });
}

function withMotion(file: ThemeFile, slow: number): ThemeFile {
  const ms = (value: number): DurationValue => ({ value: Math.round(value), unit: 'ms' });
  const timed = withBase(file, 'motion.slow', { $value: ms(slow) });
  const quick = withBase(timed, 'motion.fast', { $value: ms(slow * 0.66) });
  return withBase(quick, 'motion.page', { $value: ms(slow * 2) });
}
