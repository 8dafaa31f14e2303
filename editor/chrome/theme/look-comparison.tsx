import { useState } from 'react';
import type { ThemeState } from '#schemas/api/theme.ts';
import { readTheme } from '#schemas/theme/read-theme.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';
import { type Scheme, schemes } from '#schemas/theme/token-list.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { Failed, Waiting } from '../../ui/dialogs/states.tsx';
import { RadioGroup } from '../../ui/fields/choices.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useLoad } from '../dialogs/use-load.ts';
import { ChangedTokens } from './changed-tokens.tsx';
import { keyScreens } from './key-screens.ts';
import styles from './look-comparison.module.css';
import { type Arrangement, LookFrames } from './look-frames.tsx';
import { OwnTexts } from './own-texts.tsx';

interface LookComparisonProps extends Closing<never> {
  readonly id: number;
  readonly name: string;
}

const widths = ['1440', '390'] as const;
const arrangements: readonly Arrangement[] = ['beside', 'over'];

/** Shows the same screens in the published look and in a version of it. */
export function LookComparison(props: LookComparisonProps) {
  return (
    <OwnTexts>
      <ComparisonDialog {...props} />
    </OwnTexts>
  );
}

function ComparisonDialog({ id, name, close }: LookComparisonProps) {
  const t = useT();
  const { api, payload } = useEditor();
  const { found, retry } = useLoad(String(id), async () => {
    const [state, version, screens] = await Promise.all([
      api.call('theme.get', {}),
      api.call('theme.version', { id }),
      keyScreens(api, payload.page.language),
    ]);
    if (!state.ok) return state;
    if (!version.ok) return version;
    return { ok: true, value: { state: state.value, version: version.value, screens } };
  });
  return (
    <Dialog
      isOpen
      size="large"
      title={t('theme.compareWith', { name })}
      onClose={() => close()}
      actions={<Button onPress={() => close()}>{t('theme.close')}</Button>}
    >
      {found.state === 'loading' && <Waiting />}
      {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
      {found.state === 'ready' && <Compared name={name} {...found.value} />}
    </Dialog>
  );
}

interface ComparedProps {
  readonly name: string;
  readonly state: ThemeState;
  readonly version: { readonly source: string; readonly sheet: string };
  readonly screens: readonly { readonly id: string; readonly href: string }[];
}

function Compared({ name, state, version, screens }: ComparedProps) {
  const t = useT();
  const [screen, setScreen] = useState('home');
  const [width, setWidth] = useState<string>('1440');
  const [scheme, setScheme] = useState<Scheme>('light');
  const [arrangement, setArrangement] = useState<Arrangement>('beside');
  const before = themeOf(state.published ?? state.site);
  const after = themeOf(version.source);
  const href = screens.find(({ id }) => id === screen)?.href ?? '/';
  return (
    <div className={styles.comparison}>
      <div className={styles.choices}>
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
          options={schemes.map((id) => ({ id, label: t(`theme.scheme_${id}`) }))}
          value={scheme}
          onChange={(id) => setScheme(id === 'dark' ? 'dark' : 'light')}
        />
        <RadioGroup
          label={t('theme.arrangement')}
          options={arrangements.map((id) => ({ id, label: t(`theme.arrangement_${id}`) }))}
          value={arrangement}
          onChange={(id) => setArrangement(id === 'over' ? 'over' : 'beside')}
        />
      </div>
      <LookFrames
        key={`${href} ${width} ${scheme}`}
        {...{ href, scheme, arrangement }}
        width={Number(width)}
        looks={[
          { name: t('theme.nowPublished'), sheet: null, sections: before?.sections ?? {} },
          { name, sheet: version.sheet, sections: after?.sections ?? {} },
        ]}
      />
      {before && after && <ChangedTokens before={before} after={after} />}
    </div>
  );
}

function themeOf(source: string): ResolvedTheme | null {
  const read = readTheme(JSON.parse(source));
  return 'theme' in read ? read.theme : null;
}
