import { languageName } from '#schemas/languages.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/dialogs/states.tsx';
import type { FieldName, MediaFields } from './media-fields.ts';
import styles from './media-form.module.css';

interface ConflictChoicesProps {
  readonly conflicts: readonly FieldName[];
  readonly mine: MediaFields;
  readonly theirs: MediaFields;
  readonly onChoose: (name: FieldName, side: 'mine' | 'theirs') => void;
}

/** Fields that another editor saved meanwhile, with both values to choose from. */
export function ConflictChoices({ conflicts, mine, theirs, onChoose }: ConflictChoicesProps) {
  const t = useT();
  return (
    <section className={styles.conflicts} aria-label={t('media.conflict')}>
      <InlineAlert>{t('media.conflict')}</InlineAlert>
      {conflicts.map((name) => {
        const [field = '', language] = name.split('/');
        const suffix = language ? ` (${languageName(language)})` : '';
        const label = t(`media.${field}`) + suffix;
        return (
          <dl key={name} className={styles.conflict}>
            <dt>{label}</dt>
            {(['mine', 'theirs'] as const).map((side) => (
              <dd key={side}>
                <span>
                  <small>{t(`media.${side}`)}</small>
                  <b>{textOf((side === 'mine' ? mine : theirs)[name] ?? '')}</b>
                </span>
                <Button
                  aria-label={`${label}: ${t(`media.keep.${side}`)}`}
                  onPress={() => onChoose(name, side)}
                >
                  {t(`media.keep.${side}`)}
                </Button>
              </dd>
            ))}
          </dl>
        );
      })}
    </section>
  );
}

/** Returns a value as text: strings unchanged, points and sizes in percent. */
function textOf(value: MediaFields[FieldName]): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'string') return value;
  return Object.values(value)
    .map((share: number) => `${Math.round(share * 100)} %`)
    .join(', ');
}
