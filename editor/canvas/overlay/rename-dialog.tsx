import { useState } from 'react';
import { useT } from '../../i18n/translate.tsx';
import { setTitle } from '../../model/commands/set-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { TextLine } from '../../ui/dialogs/fields.tsx';
import { useEditor } from '../editor-context.ts';
import { useBlockLabels } from '../node-names.ts';

interface RenameProps extends Closing<string> {
  readonly title: string;
  /** Name of the block when editors gave it none. */
  readonly otherwise: string;
}

function RenameDialog({ title, otherwise, close }: RenameProps) {
  const t = useT();
  const [typed, setTyped] = useState(title);
  const form = 'izlog-rename';
  return (
    <Dialog
      isOpen
      size="small"
      title={t('panels.rename')}
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button tone="primary" type="submit" form={form}>
            {t('ui.apply')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          close(typed.trim());
        }}
      >
        <TextLine
          autoFocus
          label={t('panels.name')}
          help={t('panels.nameHelp')}
          placeholder={otherwise}
          value={typed}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  );
}

/** Prompts for the name that editors know a block by. */
export function useRename(): (id: string) => void {
  const { editing } = useEditor();
  const dialogs = useDialogs();
  const labels = useBlockLabels();
  const prompt = async (id: string) => {
    const node = editing.nodes.get(id);
    if (!node) return;
    const otherwise = labels(node.handler)?.name ?? node.handler;
    const title = await dialogs.open(RenameDialog, { title: node.title, otherwise });
    if (title !== undefined) editing.run(setTitle, { id, title });
  };
  return (id) => void prompt(id);
}
