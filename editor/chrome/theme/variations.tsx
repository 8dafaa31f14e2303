import { useState } from 'react';
import { useLocale } from 'react-aria-components';
import type { Translate } from '#runtime/i18n/translator.ts';
import type { ThemeVariation } from '#schemas/api/theme-variations.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { Empty, ErrorLine, Failed, Waiting } from '../../ui/dialogs/states.tsx';
import styles from './theme.module.css';
import type { ThemeDraft } from './use-theme-draft.ts';
import { useThemeName } from './use-theme-name.ts';
import { type Variations as AllVariations, useVariations } from './use-variations.ts';
import { VariationForm } from './variation-form.tsx';

/** Themes that visitors see only in a season or on one of the domains. */
export function Variations({ draft }: { readonly draft: ThemeDraft }) {
  const t = useT();
  const all = useVariations(draft);
  const [isAdding, setAdding] = useState(false);
  if (all.found.state === 'loading') return <Waiting />;
  if (all.found.state === 'failed') return <Failed error={all.found.error} onRetry={all.retry} />;
  const { variations, domains } = all.found.value;
  const isWeak = draft.weak.length > 0;
  return (
    <>
      <p className={styles.quiet}>{t('theme.variationsHelp')}</p>
      {variations.length === 0 && <Empty icon="history" text={t('theme.noVariations')} />}
      <ul className={styles.pairs}>
        {variations.map((variation) => (
          <VariationRow key={variation.id} {...{ variation, all, draft, domains }} />
        ))}
      </ul>
      <span role="status">{all.error && <ErrorLine error={all.error} />}</span>
      {isAdding ? (
        <VariationForm
          domains={domains}
          isDisabled={isWeak}
          onSave={all.add}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <Button icon="plus" isDisabled={isWeak} onPress={() => setAdding(true)}>
          {t('theme.addVariation')}
        </Button>
      )}
    </>
  );
}

interface VariationRowProps {
  readonly variation: ThemeVariation;
  readonly all: AllVariations;
  readonly draft: ThemeDraft;
  readonly domains: readonly string[];
}

function VariationRow({ variation, all, draft, domains }: VariationRowProps) {
  const t = useT();
  const dialogs = useDialogs();
  const [isOpen, setOpen] = useState(false);
  const nameIn = useThemeName();
  const { id, theme, themeNames: names, isLive, ...rule } = variation;
  const themeName = nameIn({ name: theme, ...(names && { names }) });
  const { name } = rule;
  const isTried = draft.tried === id;
  const tryOn = async () => {
    const file = isTried ? null : await all.fileOf(id);
    draft.tryOn(file && { id, file });
  };
  const remove = async () => {
    const isSure = await dialogs.confirm({
      title: t('theme.cancel'),
      text: t('theme.cancelAsk', { name }),
      action: t('theme.cancel'),
    });
    if (!isSure) return;
    if (isTried) draft.tryOn(null);
    await all.remove(variation);
  };
  const makeDraft = async () => {
    const file = await all.fileOf(id);
    if (file) draft.apply('variation', file);
  };
  return (
    <li className={styles.pair}>
      <span>
        {name} {isLive && <span className={styles.good}>{t('theme.isLive')}</span>}
        <span className={styles.when}>
          {[themeName, useWhen(variation, t), rule.domain].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.row}>
        <Button onPress={() => void tryOn()}>{t(isTried ? 'theme.hide' : 'theme.show')}</Button>
        <Button aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t('theme.change')}
        </Button>
        <Button onPress={() => void remove()}>{t('theme.cancel')}</Button>
      </span>
      {isOpen && (
        <div className={styles.whole}>
          <Button onPress={() => void makeDraft()}>{t('theme.restore')}</Button>
          <VariationForm
            rule={rule}
            domains={domains}
            isDisabled={draft.weak.length > 0}
            onSave={(next, takesDraft) => all.change(id, next, takesDraft)}
            onCancel={() => setOpen(false)}
          />
        </div>
      )}
    </li>
  );
}

/** Returns the days of a theme as text, without the year if it is yearly; null for a theme without days. */
function useWhen({ startsOn, endsOn, isYearly }: ThemeVariation, t: Translate): string | null {
  const { locale } = useLocale();
  if (startsOn === null || endsOn === null) return null;
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(!isYearly && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  const days = [startsOn, endsOn].map((day) => format.format(new Date(day))).join(' – ');
  return isYearly ? t('theme.eachYear', { days }) : days;
}
