import { useEffect, useEffectEvent, useState } from 'react';
import { debounceMs } from '#schemas/constants.ts';
import styles from '../../ui/dialogs/fields.module.css';
import { SearchField } from '../../ui/fields/search-field.tsx';

interface SearchBoxProps {
  readonly label: string;
  /** Called when typing pauses, and at once on Enter. */
  readonly onSearch: (query: string) => void;
  readonly autoFocus?: boolean;
  /** ms; 0 for lists that are filtered locally. */
  readonly delay?: number;
}

export function SearchBox(props: SearchBoxProps) {
  const { label, onSearch, autoFocus = false, delay = debounceMs.general } = props;
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const search = useEffectEvent((query: string) => {
    setTerm(query);
    onSearch(query.trim());
  });
  useEffect(() => {
    if (typed === term) return;
    const timer = setTimeout(() => search(typed), delay);
    return () => clearTimeout(timer);
  }, [typed, term, delay]);
  return (
    <div className={styles.search}>
      <SearchField
        label={label}
        isLabelHidden
        placeholder={label}
        autoFocus={autoFocus}
        value={typed}
        onChange={setTyped}
        onSubmit={(query) => {
          setTerm(query);
          onSearch(query.trim());
        }}
      />
    </div>
  );
}
