import { memo } from 'react';
import { useStore } from 'zustand';
import { useEditor } from '../../canvas/editor-context.ts';
import { announce } from '../../canvas/use-ui.ts';
import { useT } from '../../i18n/translate.tsx';
import type { Label } from '../../model/commands/command.ts';
import { IconButton } from '../../ui/button.tsx';

/** Undo and redo buttons that name their step. Small screens have redo only in the history panel. */
export function UndoRedo({ hasRedo }: { readonly hasRedo: boolean }) {
  const { editing } = useEditor();
  const last = useStore(editing.history, ({ entries, done }) => entries[done - 1]?.label);
  const next = useStore(editing.history, ({ entries, done }) => entries[done]?.label);
  const t = useT();
  const title = (label: Label | undefined) => label && t(label.key, label.params);
  return (
    <>
      <StepButton direction="undo" step={title(last)} />
      {hasRedo && <StepButton direction="redo" step={title(next)} />}
    </>
  );
}

interface StepButtonProps {
  readonly direction: 'undo' | 'redo';
  /** Label of the step; undefined for none. */
  readonly step: string | undefined;
}

/** Memoized: consecutive edits of one kind do not change it. */
const StepButton = memo(function StepButton({ direction, step }: StepButtonProps) {
  const { editing, ui } = useEditor();
  const t = useT();
  const isUndo = direction === 'undo';
  const go = () => {
    const label = editing[direction]()?.label;
    const title = label && t(label.key, label.params);
    if (title) announce(ui, t(isUndo ? 'shell.undone' : 'shell.redone', { step: title }));
  };
  const [name, named] = isUndo
    ? ['shell.undo', 'shell.undoStep']
    : ['shell.redo', 'shell.redoStep'];
  return (
    <IconButton
      icon={isUndo ? 'undo-2' : 'redo-2'}
      label={step === undefined ? t(name) : t(named, { step })}
      keys={isUndo ? 'Ctrl+Z' : 'Ctrl+Shift+Z'}
      isDisabled={step === undefined}
      onPress={go}
    />
  );
});
