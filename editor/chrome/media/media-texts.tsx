import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { useT } from '../../i18n/translate.tsx';
import { TextLine } from '../../ui/dialogs/fields.tsx';
import { LanguageTabs } from '../dialogs/language-tabs.tsx';
import { isMissing, type MediaFields, type TextName, textNames } from './media-fields.ts';
import styles from './media-form.module.css';

interface MediaTextsProps {
  readonly fields: MediaFields;
  readonly isPicture: boolean;
  readonly onChange: (part: Partial<MediaFields>) => void;
}

/** Title, description and alternative text in each language. */
export function MediaTexts({ fields, isPicture, onChange }: MediaTextsProps) {
  const t = useT();
  const names = textNames.filter((name) => isPicture || name !== 'alt');
  const line = (name: TextName, language: Language) => (
    <TextLine
      key={name}
      label={t(`media.${name}`)}
      value={fields[`${name}/${language}`] ?? ''}
      isLong={name === 'description'}
      help={name === 'alt' ? t('media.altHelp') : undefined}
      placeholder={language === defaultLanguage ? '' : fields[`${name}/${defaultLanguage}`]}
      onChange={(text) => onChange({ [`${name}/${language}`]: text })}
    />
  );
  return (
    <LanguageTabs
      label={t('media.texts')}
      isMissing={(language) => isMissing(fields, language, isPicture)}
    >
      {(language) => (
        <div className={styles.texts}>{names.map((name) => line(name, language))}</div>
      )}
    </LanguageTabs>
  );
}
