import { useState } from 'react';
import { holdsWords } from '#runtime/format/fold.ts';
import { Button } from '#runtime/ui/button.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import { FilterChoices, type FilterChoicesProps } from './filter-choices.tsx';
import styles from './long-choices.module.css';

/** A filter with many values: the most frequent ones with a button for all, then all with a search. */
export function LongChoices(props: FilterChoicesProps) {
  const { filter, t } = props;
  const { hiddenValues, values, attributeCode } = filter;
  const isWhole = hiddenValues === 0;
  const [words, setWords] = useState('');
  const found = values.filter(({ valueLabel }) => holdsWords(valueLabel, words)).length;
  return (
    <div className={styles.root} data-whole={isWhole}>
      {isWhole && (
        <div className={styles.search}>
          {/* The search field is outside of the form, because the list follows every change in its form. */}
          <TextField
            type="search"
            form=""
            label={t('searchValues', { name: filter.label })}
            onChange={({ target }) => setWords(target.value)}
          />
          <p role="status" className={styles.found}>
            {t('foundValues', { smart_count: found })}
          </p>
        </div>
      )}
      <FilterChoices {...props} words={words} />
      {!isWhole && (
        <Button type="submit" name="values" value={attributeCode} variant="quiet">
          {t('allValues', { total: values.length + hiddenValues })}
        </Button>
      )}
    </div>
  );
}
