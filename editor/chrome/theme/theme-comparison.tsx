import { useState } from 'react';
import { ok } from '#schemas/result.ts';
import { type Scheme, schemes } from '#schemas/theme/token-list.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useFormatInstant } from '../../i18n/format-instant.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { RadioGroup } from '../../ui/fields/choices.tsx';
import { type Option, Select } from '../../ui/fields/select.tsx';
import { useLoad } from '../dialogs/use-load.ts';
import { ChangedTokens } from './changed-tokens.tsx';
import {
  readChoice,
  readThemesToCompare,
  type ThemeChoice,
  type ThemesToCompare,
} from './compared-themes.ts';
import { type KeyScreen, keyScreens } from './key-screens.ts';
import { OwnTexts } from './own-texts.tsx';
import styles from './theme-comparison.module.css';
import { type Arrangement, ThemeFrames } from './theme-frames.tsx';
import { useThemeName } from './use-theme-name.ts';

interface ThemeComparisonProps extends Closing<never> {
  /** Theme that is compared with the published one when the dialog opens. */
  readonly first: ThemeChoice;
}

const widths = ['1440', '390'] as const;
const shownSchemes = [...schemes, 'both'] as const;
type ShownSchemes = (typeof shownSchemes)[number];
const arrangements: readonly Arrangement[] = ['beside', 'over'];

/** Shows the same screens in two themes: the published one, the draft, or versions. */
export function ThemeComparison(props: ThemeComparisonProps) {
  return (
    <OwnTexts>
      <ComparisonDialog {...props} />
    </OwnTexts>
  );
}

function ComparisonDialog({ first, close }: ThemeComparisonProps) {
  const t = useT();
  const { api, payload } = useEditor();
  const { found, retry } = useLoad('', async () => {
    const [themes, screens] = await Promise.all([
      readThemesToCompare(api),
      keyScreens(api, payload.page.language),
    ]);
    return themes.ok ? ok({ themes: themes.value, screens }) : themes;
  });
  return (
    <Dialog
      isOpen
      size="large"
      title={t('theme.comparison')}
      onClose={() => close()}
      actions={<Button onPress={() => close()}>{t('theme.close')}</Button>}
    >
      {found.state === 'loading' && <Waiting />}
      {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
      {found.state === 'ready' && <Comparison first={first} {...found.value} />}
    </Dialog>
  );
}

interface ComparisonProps {
  readonly first: ThemeChoice;
  readonly themes: ThemesToCompare;
  readonly screens: readonly KeyScreen[];
}

function Comparison({ first, themes, screens }: ComparisonProps) {
  const t = useT();
  const options = useThemeOptions(themes);
  const [before, setBefore] = useState<ThemeChoice>('published');
  const [after, setAfter] = useState<ThemeChoice>(first);
  const [screen, setScreen] = useState('home');
  const [width, setWidth] = useState<string>('1440');
  const [scheme, setScheme] = useState<ShownSchemes>('light');
  const [arrangement, setArrangement] = useState<Arrangement>('beside');
  const href = screens.find(({ id }) => id === screen)?.href ?? '/';
  return (
    <div className={styles.comparison}>
      <div className={styles.choices}>
        <Select label={t('theme.before')} options={options} value={before} onChange={setBefore} />
        <Select label={t('theme.after')} options={options} value={after} onChange={setAfter} />
        <Select
          label={t('theme.screen')}
          options={screens.map(({ id }) => ({ id, label: t(`theme.screen_${id}`) }))}
          value={screen}
          onChange={setScreen}
        />
        <RadioGroup
          label={t('theme.width')}
          options={widths.map((id) => ({ id, label: t(`theme.width_${id}`) }))}
          value={width}
          onChange={setWidth}
        />
        <RadioGroup
          label={t('theme.lightOrDark')}
          options={shownSchemes.map((id) => ({ id, label: t(`theme.scheme_${id}`) }))}
          value={scheme}
          onChange={(id) => setScheme(shownSchemes.find((each) => each === id) ?? 'light')}
        />
        <RadioGroup
          label={t('theme.arrangement')}
          options={arrangements.map((id) => ({ id, label: t(`theme.arrangement_${id}`) }))}
          value={arrangement}
          onChange={(id) => setArrangement(id === 'over' ? 'over' : 'beside')}
        />
      </div>
      <Compared
        {...{ themes, before, after, options, href, arrangement }}
        schemes={scheme === 'both' ? schemes : [scheme, scheme]}
        width={Number(width)}
      />
    </div>
  );
}

interface ComparedProps extends Pick<ComparisonProps, 'themes'> {
  readonly before: ThemeChoice;
  readonly after: ThemeChoice;
  readonly options: readonly Option[];
  readonly href: string;
  readonly width: number;
  /** Colour schemes of the first and the second picture. */
  readonly schemes: readonly [Scheme, Scheme];
  readonly arrangement: Arrangement;
}

function Compared({ themes, before, after, options, ...shown }: ComparedProps) {
  const { api } = useEditor();
  const { found, retry } = useLoad(`${before} ${after}`, async () => {
    const [one, other] = await Promise.all([
      readChoice(api, themes.state, before),
      readChoice(api, themes.state, after),
    ]);
    if (!one.ok) return one;
    return other.ok ? ok({ one: one.value, other: other.value }) : other;
  });
  if (found.state === 'loading') return <Waiting />;
  if (found.state === 'failed') return <Failed error={found.error} onRetry={retry} />;
  const { one, other } = found.value;
  const nameOf = (choice: ThemeChoice) => options.find(({ id }) => id === choice)?.label ?? '';
  return (
    <>
      <ThemeFrames
        key={`${before} ${after} ${shown.href} ${shown.width} ${shown.schemes.join()}`}
        {...shown}
        themes={[
          { name: nameOf(before), hash: one.hash },
          { name: nameOf(after), hash: other.hash },
        ]}
      />
      {one.theme && other.theme && <ChangedTokens before={one.theme} after={other.theme} />}
    </>
  );
}

function useThemeOptions({ state, versions }: ThemesToCompare): readonly Option[] {
  const t = useT();
  const format = useFormatInstant();
  const nameIn = useThemeName();
  const named = versions.map(({ id, publishedAt, dueAt, ...theme }) => ({
    id: String(id),
    label: `${nameIn(theme)} · ${format(publishedAt ?? dueAt)}`,
  }));
  const draft = state.draft === null ? [] : [{ id: 'draft', label: t('theme.draft') }];
  return [{ id: 'published', label: t('theme.nowPublished') }, ...draft, ...named];
}
