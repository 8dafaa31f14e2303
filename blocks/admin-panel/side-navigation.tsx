import { CommandForm } from '#runtime/block/command-form.tsx';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import { homeHref, screenHref } from '#runtime/routes/href.ts';
import { Button } from '#runtime/ui/button.tsx';
import { languages } from '#schemas/languages.ts';
import type { AdminData } from './data.ts';
import styles from './view.module.css';

interface SideNavigationProps {
  readonly section: string;
  readonly hasCache: boolean;
  readonly collections: AdminData['collections'];
}

export function SideNavigation({ section, hasCache, collections }: SideNavigationProps) {
  const t = useMessages('admin-panel');
  const { language } = useRuntime().page;
  const here = (name: string) => (name === section ? 'page' : undefined);
  return (
    <nav className={styles.side} aria-label={t('navigation')}>
      <a href={`${screenHref(language, 'admin')}/tickets`}>{t('tickets')}</a>
      {collections.map(({ name, label }) => (
        <a key={name} href={`${screenHref(language, 'admin')}/${name}`}>
          {label}
        </a>
      ))}
      <a href={screenHref(language, 'admin-consents')} aria-current={here('consents')}>
        {t('consents')}
      </a>
      <a href={screenHref(language, 'admin-templates')} aria-current={here('templates')}>
        {t('templates')}
      </a>
      {hasCache && (
        <a href={screenHref(language, 'admin-cache')} aria-current={here('cache')}>
          {t('cache')}
        </a>
      )}
      <p className={styles.languages}>
        <span className="visually-hidden">{t('languages')}</span>
        {languages.map((code) => (
          <a key={code} href={screenHref(code, 'admin')} hrefLang={code} lang={code}>
            {code.toUpperCase()}
          </a>
        ))}
      </p>
      <a href={homeHref(language)}>{t('back')}</a>
      <CommandForm command="auth.logout">
        <Button type="submit" variant="secondary">
          {t('logout')}
        </Button>
      </CommandForm>
    </nav>
  );
}
