import { useId } from 'react';
import type { FormMemory } from '../block/command-form.tsx';
import type { Translate } from '../i18n/translator.ts';
import { FieldError, Star } from '../ui/field.tsx';
import styles from './star-choice.module.css';

interface StarChoiceProps {
  readonly form: FormMemory;
  readonly stars: number;
  readonly required: boolean;
  /** Stars that the visitor gave before. */
  readonly given?: number | null;
  readonly t: Translate;
}

/** Stars as a group of radio buttons: the chosen one and those before it are filled. */
export function StarChoice({ form, stars, required, given, t }: StarChoiceProps) {
  const id = useId();
  const error = form.error('rating');
  const chosen = form.value('rating', `${given ?? ''}`);
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        {t('starsField')}
        {required && <Star />}
      </legend>
      <div className={styles.stars}>
        {Array.from({ length: stars }, (_, index) => `${index + 1}`).map((value) => (
          <label key={value} className={styles.star}>
            <input
              type="radio"
              name="rating"
              value={value}
              defaultChecked={chosen === value}
              required={required}
            />
            <span className="visually-hidden">
              {t('starsOf', { smart_count: Number(value), most: stars })}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
