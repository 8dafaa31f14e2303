import { useEffect, useState } from 'react';
import { useMessages, useRuntime } from '#runtime/block/context.tsx';
import { fetchSuggestions, type Suggestion } from './fetch-suggestions.ts';
import styles from './search-suggestions.module.css';

const shortest = 2;

interface Props {
  readonly input: HTMLInputElement;
  /** Id of the list, which the field controls. */
  readonly list: string;
}

/**
 * Suggestions for the search field, as a combobox (ARIA Authoring Practices): arrows choose, Enter opens the
 * chosen one, Escape closes the list. Without a choice, Enter sends the form.
 */
export function SearchSuggestions({ input, list }: Props) {
  const t = useMessages('header-section');
  const { page } = useRuntime();
  const [found, setFound] = useState<readonly Suggestion[] | null>(null);
  const [chosen, setChosen] = useState(-1);
  const count = found?.length ?? 0;

  useEffect(() => {
    const life = new AbortController();
    let isAsking = false;
    const show = async () => {
      const typed = input.value.trim();
      if (typed.length < shortest) return setFound(null);
      // After the pending response, the text typed in the meantime is requested.
      if (isAsking) return;
      isAsking = true;
      const suggestions = await fetchSuggestions(typed, page.language, life.signal);
      isAsking = false;
      if (life.signal.aborted) return;
      if (input.value.trim() === typed) return setFound(suggestions);
      await show();
    };
    const onInput = () => {
      setChosen(-1);
      void show();
    };
    input.addEventListener('input', onInput);
    onInput();
    return () => {
      life.abort();
      input.removeEventListener('input', onInput);
    };
  }, [input, page.language]);

  useEffect(() => {
    const open = (at: number) => document.getElementById(`${list}-${at}`)?.click();
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const onKeyDown = (event: KeyboardEvent) => {
      if (count === 0) return;
      const step = steps[event.key];
      if (step) setChosen((at) => ((at + step + 1 + count + 1) % (count + 1)) - 1);
      else if (event.key === 'Escape') setFound(null);
      else if (event.key === 'Enter' && chosen >= 0) open(chosen);
      else return;
      event.preventDefault();
    };
    input.addEventListener('keydown', onKeyDown);
    return () => input.removeEventListener('keydown', onKeyDown);
  }, [input, list, count, chosen]);

  useEffect(() => {
    const attributes = {
      'aria-expanded': String(count > 0),
      'aria-activedescendant': chosen < 0 ? '' : `${list}-${chosen}`,
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  }, [input, list, count, chosen]);

  return (
    <div className={styles.root}>
      <p role="status" className="visually-hidden">
        {found && t('suggestions', { smart_count: count })}
      </p>
      {/* Focus stays in the field, which names the chosen option. */}
      <div
        id={list}
        role="listbox"
        aria-label={t('search')}
        tabIndex={-1}
        className={styles.list}
        hidden={count === 0}
      >
        {found?.map(({ path, title, kind }, at) => (
          <a
            key={path}
            id={`${list}-${at}`}
            role="option"
            aria-selected={at === chosen}
            href={path}
            tabIndex={-1}
          >
            <span>{title}</span>
            <span className="marginalia">{t(kind)}</span>
          </a>
        ))}
      </div>
    </div>
  );
}
