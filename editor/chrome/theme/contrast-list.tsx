import type { WeakPair } from '#schemas/theme/contrast-pairs.ts';
import { proposeColor } from '#schemas/theme/propose-color.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/dialogs/states.tsx';
import styles from './theme.module.css';
import type { ThemeDraft } from './use-theme-draft.ts';

/** Pairs of colours with too little contrast, each with a suggested colour that has enough. */
export function ContrastList({ draft }: { readonly draft: ThemeDraft }) {
  const t = useT();
  if (draft.weak.length === 0) return <p className={styles.good}>{t('theme.readable')}</p>;
  return (
    <section className={styles.group} aria-label={t('theme.weak')}>
      <InlineAlert tone="red">{t('theme.weakHelp')}</InlineAlert>
      <ul className={styles.pairs}>
        {draft.weak.map((pair) => (
          <WeakRow
            key={`${pair.scheme} ${pair.ground} ${pair.text} ${pair.on}`}
            pair={pair}
            draft={draft}
          />
        ))}
      </ul>
    </section>
  );
}

function WeakRow({ pair, draft }: { readonly pair: WeakPair; readonly draft: ThemeDraft }) {
  const t = useT();
  const { scheme, ground, text, on, ratio, least } = pair;
  const name = t('theme.pair', { text: t(`theme.color_${text}`), on: t(`theme.color_${on}`) });
  const place = ground ? t(`theme.ground_${ground}`) : t(`theme.scheme_${scheme}`);
  const better = proposeColor(draft.file, pair, draft.weak);
  return (
    <li className={styles.pair}>
      <span>
        {name} · {place}
        <span className={styles.quiet}>
          {' '}
          {t('theme.ratio', { ratio: ratio.toFixed(1), least })}
        </span>
      </span>
      {better && (
        <Button onPress={() => draft.apply(`color ${text} ${scheme} ${ground}`, better.file)}>
          {t('theme.use', { color: better.color })}
        </Button>
      )}
    </li>
  );
}
