import type { ImportSummary } from '#schemas/entities/import-job.ts';
import { useEditorApi } from '../../../canvas/editor-api-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { Button } from '../../../ui/button.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { useDropImports } from './queries.ts';

/** Undoes a whole import, after a confirmation. */
export function UndoButton({ job }: { readonly job: Pick<ImportSummary, 'id' | 'name'> }) {
  const t = useT();
  const api = useEditorApi();
  const drop = useDropImports();
  const dialogs = useDialogs();
  const undo = async () => {
    const isSure = await dialogs.confirm({
      title: t('import.undoTitle'),
      text: t('import.undoText', { name: job.name }),
      action: t('import.undo'),
      danger: true,
    });
    if (!isSure) return;
    await api.call('import.undo', { id: job.id });
    await drop();
  };
  return (
    <Button
      icon="rotate-ccw"
      aria-label={`${t('import.undo')}: ${job.name}`}
      onPress={() => void undo()}
    >
      {t('import.undo')}
    </Button>
  );
}
