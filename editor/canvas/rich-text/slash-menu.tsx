import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../i18n/translate.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Keys } from '../../ui/keys.tsx';
import { runSlash, type Session, slashChoices, slashQuery } from './session.ts';
import { readableKeys } from './shortcut.ts';
import styles from './toolbar.module.css';
import type { Tools } from './tools.ts';
import { useEditorState } from './use-editor.ts';
import { useFloatingPosition } from './use-floating-position.ts';

interface SlashMenuProps {
  readonly tools: Tools;
  readonly session: Session;
}

/**
 * Lists blocks to insert while a paragraph starts with `/` and a search term. The same text may be open on
 * the page and in its form: the menu shows only in the focused one.
 */
export function SlashMenu({ tools, session }: SlashMenuProps) {
  const query = slashQuery(useEditorState(tools.editor));
  const closedFor = useStore(session, (state) => state.closedFor);
  const isWritten = tools.editor.isEditable && tools.editor.isFocused;
  if (query === null || query === closedFor || !isWritten) return null;
  return <SlashList tools={tools} session={session} query={query} />;
}

function SlashList({ tools, session, query }: SlashMenuProps & { readonly query: string }) {
  const t = useT();
  const { editor } = tools;
  const id = useId();
  const active = useStore(session, (state) => state.active);
  const nameOf = (name: string) => t(`rich-text.${name}`);
  const choices = slashChoices(query, nameOf);
  const { setFloating, style } = useFloatingPosition(editor, 'bottom-start');
  const activeId = choices[active] && `${id}${choices[active].name}`;
  useEffect(() => {
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', id);
    if (activeId) dom.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId ?? '')?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (editor.isDestroyed) return;
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, id, activeId]);
  return (
    <div
      ref={setFloating}
      style={style}
      className={styles.slash}
      id={id}
      role="listbox"
      aria-label={t('rich-text.blocks')}
    >
      {choices.length === 0 && <p role="status">{t('rich-text.noBlock')}</p>}
      {choices.map(({ name, icon, keys }, index) => (
        // The text keeps the focus, and its keys select.
        <div
          key={name}
          id={`${id}${name}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles.choice}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            session.setState({ active: index });
            runSlash(tools, session, query, nameOf);
          }}
        >
          <Icon name={icon} />
          {nameOf(name)}
          {keys && <Keys keys={readableKeys(keys)} />}
        </div>
      ))}
    </div>
  );
}
