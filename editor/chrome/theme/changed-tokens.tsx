import { type ChangedToken, changedTokens } from '#schemas/theme/changed-tokens.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';
import { useT } from '../../i18n/translate.tsx';
import styles from './theme-comparison.module.css';

interface ChangedTokensProps {
  readonly before: ResolvedTheme;
  readonly after: ResolvedTheme;
}

/** Tokens that differ between two themes, with both values. */
export function ChangedTokens({ before, after }: ChangedTokensProps) {
  const t = useT();
  const changes = changedTokens(before, after);
  if (changes.length === 0) return <p>{t('theme.noChanges')}</p>;
  return (
    <section aria-label={t('theme.changes')}>
      <h3 className={styles.title}>{t('theme.changes')}</h3>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <ChangeRow key={`${change.path} ${change.scheme}`} change={change} />
        ))}
      </ul>
    </section>
  );
}

function ChangeRow({ change: { path, scheme, before, after } }: { readonly change: ChangedToken }) {
  const t = useT();
  const isColor = path.startsWith('color.');
  return (
    <li className={styles.change}>
      <span>
        <ValueName path={path} />
        {scheme && <span className={styles.quiet}> {t(`theme.scheme_${scheme}`)}</span>}
      </span>
      <span className={styles.values}>
        <Value css={before} isColor={isColor} />
        <span aria-hidden>→</span>
        <Value css={after} isColor={isColor} />
      </span>
    </li>
  );
}

function ValueName({ path }: { readonly path: string }) {
  const t = useT();
  const [group = '', name = ''] = path.split('.');
  if (group === 'color') return t(`theme.color_${name}`);
  return group === 'forms' ? t(`theme.form_${name}`) : <code>{path}</code>;
}

function Value({ css, isColor }: { readonly css: string; readonly isColor: boolean }) {
  return (
    <span className={styles.value} dir="ltr">
      {isColor && <span className={styles.swatch} style={{ background: css }} />}
      {css}
    </span>
  );
}
