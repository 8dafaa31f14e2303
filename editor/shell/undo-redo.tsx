import { useStore } from 'zustand';
import { useT } from '../i18n/translate.tsx';
import { useEditor } from '../start/editor-context.ts';
import { IconButton } from '../ui/button.tsx';
import { announce } from './use-ui.ts';

/** The last step back, and forward again, each by its name; small screens have both in the history. */
export function UndoRedo({ hasRedo }: { readonly hasRedo: boolean }) {
  const { editing, ui } = useEditor();
  const t = useT();
  const last = useStore(editing.history, ({ entries, done }) => entries[done - 1]?.label);
  const next = useStore(editing.history, ({ entries, done }) => entries[done]?.label);
  const go = (direction: 'undo' | 'redo') => {
    const entry = editing[direction]();
    if (entry) {
      const step = t(entry.label.key, entry.label.params);
      announce(ui, t(direction === 'undo' ? 'shell.undone' : 'shell.redone', { step }));
    }
  };
  return (
    <>
      <IconButton
        icon="undo-2"
        label={last ? t('shell.undoStep', { step: t(last.key, last.params) }) : t('shell.undo')}
        keys="Ctrl+Z"
        isDisabled={!last}
        onPress={() => go('undo')}
      />
      {hasRedo && (
        <IconButton
          icon="redo-2"
          label={next ? t('shell.redoStep', { step: t(next.key, next.params) }) : t('shell.redo')}
          keys="Ctrl+Shift+Z"
          isDisabled={!next}
          onPress={() => go('redo')}
        />
      )}
    </>
  );
}
