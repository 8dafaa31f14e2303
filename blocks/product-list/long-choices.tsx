import { useEffect, useRef, useState } from 'react';
import { holdsWords } from '#runtime/format/fold.ts';
import { Button } from '#runtime/ui/button.tsx';
import { TextField } from '#runtime/ui/text-field.tsx';
import { FilterChoices, type FilterChoicesProps } from './filter-choices.tsx';
import styles from './long-choices.module.css';

/** A filter with many values: the most frequent ones with a button for all, then all with a search. */
export function LongChoices(props: FilterChoicesProps) {
  const { filter, t } = props;
  const { hiddenValues, values, attributeCode } = filter;
  const [words, setWords] = useState('');
  const choices = useFocusWhenExpanded(hiddenValues);
  const found = values.filter(({ valueLabel }) => holdsWords(valueLabel, words)).length;
  return (
    <div ref={choices} className={styles.root}>
      {hiddenValues === 0 && (
        <div className={styles.search}>
          {/* Without a form, because the list follows every change in its form. */}
          <TextField
            type="search"
            form=""
            hideLabel
            label={t('searchValues', { name: filter.label })}
            placeholder={t('searchValues', { name: filter.label })}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <p role="status" className={found === 0 ? styles.none : 'visually-hidden'}>
            {words !== '' && t('foundValues', { smart_count: found })}
          </p>
        </div>
      )}
      <FilterChoices {...props} words={words} />
      {hiddenValues > 0 && (
        <Button type="submit" name="values" value={attributeCode} variant="quiet" size="small">
          {t('allValues', { total: values.length + hiddenValues })}
        </Button>
      )}
    </div>
  );
}

/** Moves the focus to the first value when the button for all values disappears. */
function useFocusWhenExpanded(hiddenValues: number) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(hiddenValues);
  useEffect(() => {
    const isExpanded = before.current > 0 && hiddenValues === 0;
    before.current = hiddenValues;
    if (isExpanded && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('fieldset input')?.focus({ preventScroll: true });
  }, [hiddenValues]);
  return root;
}
