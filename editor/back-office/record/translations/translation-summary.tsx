import { furtherLanguages } from '#schemas/entities/localized-texts.ts';
import type { Language } from '#schemas/languages.ts';
import { useT } from '../../../i18n/translate.tsx';
import { languageTitle } from '../../../model/labels/language-names.ts';
import { Button } from '../../../ui/button.tsx';
import { useBackOffice } from '../../context.ts';
import type { TranslationProblem } from './record-translations.ts';
import styles from './translations.module.css';

interface TranslationSummaryProps {
  readonly problems: readonly TranslationProblem[];
  /** Focuses the field of the text. */
  readonly onOpen: (problem: TranslationProblem) => void;
}

/** Number of missing and outdated texts per language. Each number links to the first of these texts. */
export function TranslationSummary({ problems, onOpen }: TranslationSummaryProps) {
  const t = useT();
  if (problems.length === 0) return null;
  return (
    <div className={styles.summary} role="group" aria-label={t('office.translations')}>
      {furtherLanguages.map((language) => {
        const own = problems.filter((problem) => problem.language === language);
        const [first] = own;
        return (
          first && (
            <Button key={language} icon="languages" tone="quiet" onPress={() => onOpen(first)}>
              <Counts language={language} problems={own} />
            </Button>
          )
        );
      })}
    </div>
  );
}

interface CountsProps {
  readonly language: Language;
  readonly problems: readonly TranslationProblem[];
}

function Counts({ language, problems }: CountsProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  const missing = problems.filter(({ state }) => state === 'missing').length;
  const outdated = problems.length - missing;
  const counts = [
    ...(missing > 0 ? [t('panels.count_missing', { smart_count: missing })] : []),
    ...(outdated > 0 ? [t('panels.count_stale', { smart_count: outdated })] : []),
  ];
  return `${languageTitle(language, uiLanguage)}: ${counts.join(', ')}`;
}
