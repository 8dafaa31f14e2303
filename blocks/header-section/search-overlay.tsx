import { type FocusEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useHref, useMessages } from '#runtime/block/context.tsx';
import { afterPaint } from '#runtime/browser/after-paint.ts';
import { Button } from '#runtime/ui/button.tsx';
import { GroundPattern } from '#runtime/ui/ground-pattern.tsx';
import { IconButton } from '#runtime/ui/icon-button.tsx';
import { closeWhenLeft } from './close-when-left.ts';
import { OftenSearched } from './often-searched.tsx';
import type { Options } from './options.ts';
import styles from './search-overlay.module.css';

const fetchCode = () => import('./search-suggestions.tsx');

/** The icon links to the search screen; with scripts it opens the search on the current page. */
export function SearchOverlay({ links }: { readonly links: Options['searchLinks'] }) {
  const t = useMessages('header-section');
  const address = useHref()('screen:search');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const list = `${id}-list`;
  const [suggestions, setSuggestions] = useState<ReactNode>(null);
  // Adding the links that fetch it takes long, so the search is painted first. If the code cannot be fetched, the
  // plain form stays; the next focus tries again.
  const showSuggestions = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) =>
    afterPaint(() =>
      fetchCode().then(
        ({ SearchSuggestions }) => setSuggestions(<SearchSuggestions input={input} list={list} />),
        () => undefined,
      ),
    );
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    dialog.current?.showPopover();
    event.preventDefault();
  };
  return (
    <>
      <IconButton icon="search" label={t('search')} href={address} onClick={open} />
      {/* Not modal: a modal dialog makes the page inert, and the browser then styles every element again. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a popover by itself */}
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        className={styles.overlay}
        aria-label={t('search')}
        onBlur={closeWhenLeft}
        onClick={(event) => event.target === dialog.current && dialog.current.hidePopover()}
      >
        <div className={styles.sheet}>
          <GroundPattern />
          <form className={styles.form} action={address} role="search">
            <label className={styles.field}>
              <span className="marginalia">{t('searchFor')}</span>
              <input
                type="search"
                role="combobox"
                aria-expanded={false}
                aria-controls={list}
                aria-autocomplete="list"
                onFocus={showSuggestions}
                name="q"
                maxLength={200}
                autoComplete="off"
                enterKeyHint="search"
                placeholder={t('searchHint')}
              />
            </label>
            <Button type="submit" variant="primary" icon="search">
              {t('find')}
            </Button>
          </form>
          {suggestions}
          <OftenSearched links={links} />
          <IconButton
            className={styles.close}
            icon="x"
            label={t('closeSearch')}
            popoverTarget={id}
            popoverTargetAction="hide"
          />
        </div>
      </dialog>
    </>
  );
}
