import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/translate.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { takesText } from '../../ui/keys/takes-text.ts';
import styles from './list.module.css';

/** Milliseconds after the last key before the list is searched. */
const pause = 250;

/** Search field of a list. The key `/` focuses it. */
export function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT();
  const [typed, setTyped] = useState(value);
  // Back navigation and saved views can change the search from outside, so the typed text follows.
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== sent) setTyped(value);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A pending search would navigate from a record that was just opened back to the list.
  useEffect(() => () => clearTimeout(timer.current), []);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && takesText(event.target);
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping) return;
      event.preventDefault();
      box.current?.querySelector('input')?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={styles.search} ref={box}>
      <SearchField
        label={t('office.search')}
        isLabelHidden
        placeholder={t('office.search')}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            setSent(next.trim());
            onChange(next.trim());
          }, pause);
        }}
      />
    </div>
  );
}
