import type { EditDocument } from '#schemas/editing/node.ts';
import { type Language, languageName, languages } from '#schemas/languages.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { countTranslations, languageState } from '../../session/publishing/publish-state.ts';
import { Checkbox } from '../../ui/fields/choices.tsx';
import styles from './publishing.module.css';

interface LanguageChoiceProps {
  readonly document: EditDocument;
  readonly chosen: readonly Language[];
  readonly onChange: (chosen: readonly Language[]) => void;
  /** If set, only these languages are offered. */
  readonly offered?: readonly Language[];
  /** Documents whose translations are counted. */
  readonly counted?: readonly EditDocument[];
}

/** Languages with their publish state and their numbers of missing and stale translations. */
export function LanguageChoice(props: LanguageChoiceProps) {
  const { document, chosen, onChange, offered = languages, counted = [] } = props;
  const t = useT();
  const { editing } = useEditor();
  const keys = counted.map(({ key }) => key);
  return (
    <fieldset className={styles.group}>
      <legend>{t('publishing.languages')}</legend>
      {offered.map((language) => {
        const state = languageState(document, language);
        const counts = countTranslations(editing, editing.blocks, keys, language);
        const remarks = [
          counts.missing > 0 && t('publishing.missing', { smart_count: counts.missing }),
          counts.stale > 0 && t('publishing.stale', { smart_count: counts.stale }),
        ].filter(Boolean);
        return (
          <Checkbox
            key={language}
            label={languageName(language)}
            help={remarks.join(' · ') || undefined}
            mark={
              <span className={styles.chip} data-state={state}>
                {t(`publishing.state_${state}`)}
              </span>
            }
            isSelected={chosen.includes(language)}
            onChange={(isChosen) =>
              onChange(
                languages.filter((each) => (each === language ? isChosen : chosen.includes(each))),
              )
            }
          />
        );
      })}
    </fieldset>
  );
}
