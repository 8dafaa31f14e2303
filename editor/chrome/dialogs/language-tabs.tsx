import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { type Language, languageName, languages } from '#schemas/languages.ts';
import { useT } from '../../i18n/translate.tsx';
import styles from './tabs.module.css';

interface LanguageTabsProps {
  readonly label: string;
  /** Marks a language whose texts are incomplete. */
  readonly isMissing: (language: Language) => boolean;
  readonly children: (language: Language) => ReactNode;
}

/** Tabs with the same fields for each language. */
export function LanguageTabs({ label, isMissing, children }: LanguageTabsProps) {
  const t = useT();
  return (
    <Tabs className={styles.tabs}>
      <TabList className={styles.list} aria-label={label}>
        {languages.map((language) => (
          <Tab key={language} id={language} className={styles.tab}>
            <span lang={language}>{languageName(language)}</span>
            {isMissing(language) && (
              <span className={styles.missing} role="img" aria-label={t('dialogs.missing')} />
            )}
          </Tab>
        ))}
      </TabList>
      {languages.map((language) => (
        <TabPanel key={language} id={language} className={styles.panel}>
          {children(language)}
        </TabPanel>
      ))}
    </Tabs>
  );
}
