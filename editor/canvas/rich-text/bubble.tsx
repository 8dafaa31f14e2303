import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../i18n/translate.tsx';
import { Notice } from './notice.tsx';
import type { Session } from './session.ts';
import styles from './toolbar.module.css';
import { FormatToolbar } from './toolbar.tsx';
import type { Tools } from './tools.ts';
import { useEditorState } from './use-editor.ts';
import { useEscape } from './use-escape.ts';
import { tableOrSelection, useFloatingPosition } from './use-floating-position.ts';

interface BubbleProps {
  readonly tools: Tools;
  readonly session: Session;
}

/** The toolbar beside the selection. Alt+F10 shows and focuses it, Escape leaves it. */
export function Bubble({ tools, session }: BubbleProps) {
  const { editor } = tools;
  const state = useEditorState(editor);
  const { isPinned, notice } = useStore(session);
  const isNeeded = !state.selection.empty || editor.isActive('table');
  if (!isPinned && !isNeeded && notice === null) return null;
  return <Toolbox tools={tools} session={session} />;
}

function Toolbox({ tools, session }: BubbleProps) {
  const t = useT();
  const { editor } = tools;
  const isPinned = useStore(session, (each) => each.isPinned);
  const box = useRef<HTMLDivElement>(null);
  const place = useFloatingPosition(editor, 'top-start', tableOrSelection);
  useEffect(() => {
    if (isPinned) box.current?.querySelector<HTMLElement>('button')?.focus();
  }, [isPinned]);
  useEscape(box, () => editor.commands.focus());
  return (
    <div
      ref={(element) => {
        box.current = element;
        place.setFloating(element);
      }}
      style={place.style}
      className={styles.bubble}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) session.setState({ isPinned: false });
      }}
      aria-description={t('rich-text.toolsKey')}
    >
      <FormatToolbar tools={tools} />
      <Notice session={session} />
    </div>
  );
}
