import { useId, useMemo } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { presets } from '#schemas/theme/presets/presets.ts';
import { readTheme } from '#schemas/theme/read-theme.ts';
import type { ThemeFile } from '#schemas/theme/theme-file.ts';
import { themeNameOf } from '#schemas/theme/theme-name.ts';
import { themeText } from '#schemas/theme/theme-text.ts';
import type { ColorName, Scheme } from '#schemas/theme/token-list.ts';
import { useT } from '../../i18n/translate.tsx';
import card from '../../ui/choice-card.module.css';
import styles from './theme-cards.module.css';
import type { ThemeDraft } from './use-theme-draft.ts';
import { useThemeName } from './use-theme-name.ts';

interface ThemeCardsProps {
  readonly draft: Pick<ThemeDraft, 'file' | 'scheme' | 'apply'>;
  /** The token file of the site itself. */
  readonly site: string;
}

/** Themes to start from, the site's own before the presets. */
export function ThemeCards({ draft, site }: ThemeCardsProps) {
  const t = useT();
  const nameIn = useThemeName();
  const labelId = useId();
  const themes = useMemo(() => themesOf(site), [site]);
  // A changed theme keeps its name, but selects no card, so that its original can be chosen again.
  const shown = themeText(draft.file);
  const unchanged = themes.filter(({ file }) => themeText(file) === shown);
  return (
    <section className={styles.themes}>
      <h3 id={labelId} className={styles.label}>
        {t('theme.preset')}
      </h3>
      <ListBox
        aria-labelledby={labelId}
        layout="grid"
        className={styles.cards}
        items={themes}
        dependencies={[draft.scheme]}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={unchanged.map(({ id }) => id)}
        onSelectionChange={(keys) => {
          const chosen = themes.find(({ id }) => keys !== 'all' && keys.has(id));
          if (chosen) draft.apply('preset', chosen.file);
        }}
      >
        {({ file }) => {
          const name = nameIn(themeNameOf(file));
          return (
            <ListBoxItem className={card.card} textValue={name}>
              <Sample file={file} scheme={draft.scheme} />
              <span className={styles.name}>{name}</span>
            </ListBoxItem>
          );
        }}
      </ListBox>
    </section>
  );
}

interface StartTheme {
  readonly id: string;
  readonly file: ThemeFile;
}

function themesOf(site: string): readonly StartTheme[] {
  const engine = Object.entries(presets).map(([id, file]) => ({ id, file }));
  const isPreset = engine.some(({ file }) => themeText(file) === site);
  return isPreset ? engine : [{ id: 'site', file: JSON.parse(site) as ThemeFile }, ...engine];
}

const swatches: readonly ColorName[] = ['accent', 'highlight', 'quiet-warm', 'border-strong'];

/** Letters and colours of a theme, on its page. */
function Sample({ file, scheme }: { readonly file: ThemeFile; readonly scheme: Scheme }) {
  const read = readTheme(file);
  if ('errors' in read) return null;
  const values = read.theme.values[scheme];
  const color = (name: ColorName) => values[`color.${name}`];
  return (
    <span
      aria-hidden="true"
      className={styles.sample}
      style={{ background: color('ground'), color: color('text') }}
    >
      <span style={{ fontFamily: values['font.display'], fontWeight: values['heading.weight'] }}>
        Aa
      </span>
      <span className={styles.swatches}>
        {swatches.map((name) => (
          <span
            key={name}
            className={styles.swatch}
            style={{ background: color(name), borderRadius: values['radius.button'] }}
          />
        ))}
      </span>
    </span>
  );
}
