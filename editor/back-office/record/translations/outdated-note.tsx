import { defaultLanguage } from '#schemas/languages.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { useBackOffice } from '../../context.ts';
import type { TranslationProblem } from './record-translations.ts';
import { textDifference } from './text-difference.ts';
import styles from './translations.module.css';

/** Mark beside the label of a language whose translation is outdated. */
export function OutdatedMark() {
  const t = useT();
  return <span className={styles.mark}>{t('panels.state_stale')}</span>;
}

interface OutdatedNoteProps {
  readonly problem: TranslationProblem;
  readonly onConfirm: (problem: TranslationProblem) => void;
}

/** Shows how the original of a translation has changed, if it is known. A button confirms that the translation still fits. */
export function OutdatedNote({ problem, onConfirm }: OutdatedNoteProps) {
  const t = useT();
  const { uiLanguage } = useBackOffice();
  return (
    <span className={styles.note} lang={uiLanguage}>
      {problem.original !== undefined && (
        <Difference original={problem.original} changed={problem.now} />
      )}
      <Button icon="check" onPress={() => onConfirm(problem)}>
        {t('panels.confirmTranslation')}
      </Button>
    </span>
  );
}

interface DifferenceProps {
  readonly original: string;
  readonly changed: string;
}

function Difference({ original, changed }: DifferenceProps) {
  const { start, before, now, end } = textDifference(original, changed);
  return (
    <span lang={defaultLanguage}>
      {start} {before && <del>{before}</del>} {now && <ins>{now}</ins>} {end}
    </span>
  );
}
