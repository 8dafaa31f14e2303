import { useState } from 'react';
import type { AppError, Result } from '#schemas/result.ts';
import { useT } from '../../i18n/translate.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Closing } from '../../ui/dialogs/closing.ts';
import { TextLine } from '../../ui/dialogs/fields.tsx';
import { ErrorLine } from '../../ui/dialogs/states.tsx';

const formId = 'izlog-name';

interface NameDialogProps<T> extends Closing<T> {
  readonly title: string;
  readonly label: string;
  readonly help?: string;
  readonly action: string;
  readonly name?: string;
  /** Saves the name. The dialog stays open when it fails. */
  readonly onSave: (name: string) => Promise<Result<T>>;
}

/** Prompts for a name, and stays open until it is saved. */
export function NameDialog<T>(props: NameDialogProps<T>) {
  const { title, label, help, action, name = '', onSave, close } = props;
  const t = useT();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<AppError | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isComplete = typed.trim() !== '';
  const save = async () => {
    if (!isComplete || isSaving) return;
    setSaving(true);
    setError(null);
    const saved = await onSave(typed.trim());
    setSaving(false);
    if (saved.ok) close(saved.value);
    else setError(saved.error);
  };
  return (
    <Dialog
      isOpen
      size="small"
      isDismissable={false}
      title={title}
      onClose={() => close()}
      actions={
        <>
          <span role="alert">{error && <ErrorLine error={error} />}</span>
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button
            tone="primary"
            type="submit"
            form={formId}
            isDisabled={!isComplete}
            isPending={isSaving}
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextLine
          autoFocus
          isRequired
          label={label}
          help={help}
          value={typed}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  );
}
