import { useState } from 'react';
import type { DocumentKey } from '#schemas/editing/node.ts';
import type { Result } from '#schemas/result.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { useSaving } from '../saving/saving-context.ts';
import { NameDialog } from './name-dialog.tsx';
import { saveTemplate } from './template-calls.ts';

interface SaveTemplateProps extends Closing<string> {
  readonly document: DocumentKey;
  /** Title of the page. */
  readonly title: string;
}

interface Saved {
  readonly name: string;
  readonly path: string | null;
}

/** Creates a template from the current page. Closes with the address to edit it at, if the user wants to. */
export function SaveTemplate({ document, title, close }: SaveTemplateProps) {
  const t = useT();
  const { api, payload } = useEditor();
  const saving = useSaving();
  const [saved, setSaved] = useState<Saved | null>(null);
  const save = async (name: string): Promise<Result<string | null>> => {
    await saving.flush();
    const made = await saveTemplate(api, payload.page.language, document, name);
    if (made.ok) setSaved({ name, path: made.value });
    return made;
  };
  if (!saved) {
    return (
      <NameDialog
        title={t('dialogs.saveTemplate')}
        label={t('dialogs.templateName')}
        help={t('dialogs.templateHelp')}
        action={t('dialogs.save')}
        name={title}
        onSave={save}
        close={(response) => response === undefined && close()}
      />
    );
  }
  const { name, path } = saved;
  return (
    <Dialog
      isOpen
      size="small"
      title={t('dialogs.templateSaved', { name })}
      onClose={() => close()}
      actions={
        <>
          <Button autoFocus={path === null} onPress={() => close()}>
            {t('dialogs.stayHere')}
          </Button>
          {path !== null && (
            <Button autoFocus tone="primary" icon="pencil" onPress={() => close(path)}>
              {t('dialogs.editTemplate')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('dialogs.templateNext')}</p>
    </Dialog>
  );
}
