import { languages } from '#schemas/languages.ts';
import { useT } from '../i18n/translate.tsx';
import { Choice as ChoiceField, Segments } from '../ui/dialogs/fields.tsx';
import { Checkbox } from '../ui/fields/choices.tsx';
import { type Choice, previewWidths, themes, visitors } from './choice.ts';
import styles from './section-tool.module.css';

interface ControlsProps {
  readonly choice: Choice;
  readonly fixtures: readonly string[];
  readonly onChoose: (change: Partial<Choice>) => void;
}

/** Controls for the example, its visitor and its display. */
export function Controls({ choice, fixtures, onChoose }: ControlsProps) {
  const t = useT();
  return (
    <div className={styles.controls}>
      <FixtureSwitch choice={choice} fixtures={fixtures} onChoose={onChoose} />
      <div className={styles.row}>
        <Segments
          isLabelHidden
          label={t('section-tool.width')}
          alternatives={[
            { id: 'all', label: t('section-tool.allWidths') },
            ...previewWidths.map((width) => ({ id: String(width), label: String(width) })),
          ]}
          value={String(choice.width)}
          onChange={(id) =>
            onChoose({ width: previewWidths.find((width) => String(width) === id) ?? 'all' })
          }
        />
        <Segments
          isLabelHidden
          label={t('section-tool.language')}
          alternatives={languages.map((id) => ({ id, label: id }))}
          value={choice.language}
          onChange={(language) => onChoose({ language })}
        />
        <Segments
          isLabelHidden
          label={t('section-tool.theme')}
          alternatives={themes.map((id) => ({ id, label: t(`section-tool.themes.${id}`) }))}
          value={choice.theme}
          onChange={(theme) => onChoose({ theme })}
        />
        <ChoiceField
          isLabelHidden
          label={t('section-tool.visitor')}
          alternatives={visitors.map((id) => ({ id, label: t(`section-tool.visitors.${id}`) }))}
          value={choice.visitor}
          onChange={(visitor) => onChoose({ visitor })}
        />
        <Checkbox
          label={t('section-tool.longTexts')}
          isSelected={choice.texts === 'long'}
          onChange={(isLong) => onChoose({ texts: isLong ? 'long' : 'stored' })}
        />
      </div>
    </div>
  );
}

/**
 * Fixtures, all of them at once, and the minimal options. A prefix keeps fixture names distinct from the
 * other options.
 */
function FixtureSwitch({ choice, fixtures, onChoose }: ControlsProps) {
  const t = useT();
  const { show, fixture } = choice;
  return (
    <Segments
      isLabelHidden
      label={t('section-tool.fixture')}
      alternatives={[
        ...fixtures.map((name) => ({ id: `=${name}`, label: name })),
        { id: 'all', label: t('section-tool.allFixtures') },
        { id: 'least', label: t('section-tool.leastOptions') },
      ]}
      value={show === 'one' ? `=${fixture}` : show}
      onChange={(id) => {
        if (id === 'all' || id === 'least') onChoose({ show: id });
        else onChoose({ show: 'one', fixture: id.slice(1) });
      }}
    />
  );
}
