import { useId, useState } from 'react';
import {
  accentGround,
  deriveFrom,
  type SeedName,
  seedNames,
} from '#schemas/theme/derive-colors.ts';
import { colorOf, withColors, withGround } from '#schemas/theme/edit-theme.ts';
import { type ColorName, colorNames } from '#schemas/theme/token-list.ts';
import { useT } from '../../i18n/translate.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './theme.module.css';
import type { ThemeDraft } from './use-theme-draft.ts';

/** Fields for the seed colours. All other colours are derived from them. */
export function SeedColors({ draft }: { readonly draft: ThemeDraft }) {
  const t = useT();
  const { file, scheme } = draft;
  const seeds = {
    ground: colorOf(file, scheme, 'ground'),
    text: colorOf(file, scheme, 'text'),
    accent: colorOf(file, scheme, 'accent'),
  };
  const choose = (seed: SeedName, hex: string) => {
    const colors = deriveFrom(seed, { ...seeds, [seed]: hex }, scheme);
    const next = withColors(file, scheme, colors);
    const all = seed === 'accent' ? withGround(next, 'accent', accentGround(hex)) : next;
    draft.apply(`seed ${seed} ${scheme}`, all);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('theme.seeds')}</legend>
      <p className={styles.quiet}>{t('theme.seedsHelp')}</p>
      {seedNames.map((seed) => (
        <ColorField
          key={`${seed} ${scheme}`}
          label={t(`theme.color_${seed}`)}
          hex={seeds[seed]}
          onChange={(hex) => choose(seed, hex)}
        />
      ))}
    </fieldset>
  );
}

/** Fields for all colours that are not seeds. */
export function AllColors({ draft }: { readonly draft: ThemeDraft }) {
  const t = useT();
  const { file, scheme } = draft;
  return colorNames
    .filter((name) => !seedNames.some((seed) => seed === name))
    .map((name: ColorName) => (
      <ColorField
        key={`${name} ${scheme}`}
        label={t(`theme.color_${name}`)}
        hex={colorOf(file, scheme, name)}
        onChange={(hex) => {
          draft.apply(`color ${name} ${scheme}`, withColors(file, scheme, { [name]: hex }));
        }}
      />
    ));
}

interface ColorFieldProps {
  readonly label: string;
  readonly hex: string;
  readonly onChange: (hex: string) => void;
}

const complete = /^#[0-9a-f]{6}$/i;

/** A field for a colour, picked or typed as `#14608c`. */
function ColorField({ label, hex, onChange }: ColorFieldProps) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && !complete.test(typed);
  return (
    <div className={styles.color}>
      <input
        id={id}
        type="color"
        className={styles.well}
        aria-label={t('theme.pick', { color: label })}
        value={hex}
        onChange={({ target }) => {
          setTyped(null);
          onChange(target.value);
        }}
      />
      <TextField
        label={label}
        value={typed ?? hex}
        errors={isWrong ? [t('theme.wrongColor')] : []}
        onChange={(text) => {
          setTyped(text);
          if (complete.test(text)) onChange(text.toLowerCase());
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}
