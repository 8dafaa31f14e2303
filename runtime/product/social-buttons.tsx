import { useRuntime } from '../block/context.tsx';
import type { Translate } from '../i18n/translator.ts';
import { screenHref } from '../routes/href.ts';
import { Button } from '../ui/button.tsx';
import styles from './social-buttons.module.css';
import type { SocialProvider } from './social-providers.ts';

interface SocialButtonsProps {
  readonly providers: readonly SocialProvider[];
  /** Whether the buttons are below a form. */
  readonly isBelowForm?: boolean;
  readonly t: Translate;
}

/** A login link for each provider; it works without scripts too. */
export function SocialButtons({ providers, isBelowForm, t }: SocialButtonsProps) {
  const { page } = useRuntime();
  const start = screenHref(page.language, 'social-login');
  if (providers.length === 0) return null;
  return (
    <div className={styles.social}>
      {isBelowForm && <p className={styles.or}>{t('social.or')}</p>}
      <ul className={styles.list}>
        {providers.map(({ key, label }) => (
          <li key={key}>
            <Button href={`${start}?provider=${key}`} rel="nofollow" wide>
              {t('social.with', { name: label })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
