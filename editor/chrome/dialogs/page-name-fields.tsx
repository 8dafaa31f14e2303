import type { ReactNode } from 'react';
import type { EditDocument } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { useT } from '../../i18n/translate.tsx';
import { TextLine } from '../../ui/dialogs/fields.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { nameIn, type PageNames, slugError, withSlug, withTitle } from './page-names.ts';
import styles from './panes.module.css';

interface PageNameFieldsProps {
  readonly names: PageNames;
  /** Other pages, whose addresses are taken. */
  readonly others: readonly EditDocument[];
  readonly onChange: (names: PageNames) => void;
  readonly titleHelp?: string;
  readonly addressHelp?: string;
  /** Additional fields per language. */
  readonly children?: (language: Language) => ReactNode;
}

/** Title and address fields in each language. The address is suggested from the title. */
export function PageNameFields(props: PageNameFieldsProps) {
  const { names, others, onChange, titleHelp, addressHelp, children } = props;
  const t = useT();
  return (
    <LanguageTabs
      label={t('dialogs.texts')}
      isMissing={(language) => nameIn(names, language).title.trim() === ''}
    >
      {(language) => {
        const name = nameIn(names, language);
        const error = slugError(name, language, others);
        const isFirst = language === defaultLanguage;
        return (
          <div className={styles.fields}>
            <TextLine
              label={t('dialogs.titleField')}
              autoFocus={isFirst}
              isRequired={isFirst}
              help={isFirst ? titleHelp : undefined}
              placeholder={isFirst ? '' : nameIn(names, defaultLanguage).title}
              value={name.title}
              onChange={(title) =>
                onChange({ ...names, [language]: withTitle(name, title, language) })
              }
            />
            <TextLine
              label={t('dialogs.addressField')}
              help={addressHelp ?? t('dialogs.addressHelp')}
              error={
                error &&
                (error.kind === 'wrong'
                  ? t('dialogs.addressWrong')
                  : t('dialogs.addressTaken', { title: error.by }))
              }
              value={name.slug}
              onChange={(slug) =>
                onChange({ ...names, [language]: withSlug(name, slug, language) })
              }
            />
            {children?.(language)}
          </div>
        );
      }}
    </LanguageTabs>
  );
}
