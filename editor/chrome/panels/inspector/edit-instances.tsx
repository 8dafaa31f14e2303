import { useState } from 'react';
import { labelsOf } from '#schemas/block/labels.ts';
import type { Json } from '#schemas/document/element.ts';
import type { AppError } from '#schemas/result.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useT } from '../../../i18n/translate.tsx';
import { setFieldOfAll } from '../../../model/commands/set-options.ts';
import { openDocuments } from '../../../model/document/open-documents.ts';
import { formOptions } from '../../../model/document/options.ts';
import { fieldLabel } from '../../../model/labels/field-labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Closing } from '../../../ui/dialogs/closing.ts';
import { Choice } from '../../../ui/dialogs/fields.tsx';
import { ErrorLine, Failed, InlineAlert, Waiting } from '../../../ui/dialogs/states.tsx';
import { Checkbox } from '../../../ui/fields/choices.tsx';
import { documentTitle } from '../../dialogs/document-calls.ts';
import { useLoad } from '../../dialogs/use-load.ts';
import styles from './edit-instances.module.css';
import {
  fieldNames,
  type InstanceChange,
  inBrief,
  instanceChanges,
  layerOfValue,
} from './instance-changes.ts';

interface EditInstancesProps extends Closing<number> {
  /** Block whose value is written to the others. */
  readonly id: string;
  readonly name: string;
}

/** Copies the value of one field to every block of the same type on the site. */
export function EditInstances({ id, name, close }: EditInstancesProps) {
  const { editing, payload } = useEditor();
  const t = useT();
  const handler = editing.nodes.get(id)?.handler ?? '';
  const names = fieldNames(editing, handler);
  const [path, setPath] = useState(names[0] ?? '');
  const { found, retry, layer, value, changes } = useInstanceChanges(id, path);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [error, setError] = useState<AppError | null>(null);
  const wanted = changes.filter((change) => !left.includes(change.node.id) && !change.error);
  const labels = labelsOf(editing.blocks[handler], payload.uiLanguage);
  const apply = () => {
    if (value === undefined) return;
    const ids = wanted.map((change) => change.node.id);
    const done = editing.run(setFieldOfAll, { ids, layer, path, value });
    if (done.ok) close(ids.length);
    else setError(done.error);
  };
  const setWanted = (node: string, isWanted: boolean) =>
    setLeft(isWanted ? left.filter((each) => each !== node) : [...left, node]);
  return (
    <Dialog
      isOpen
      size="large"
      title={t('panels.editInstancesOf', { name })}
      onClose={() => close()}
      actions={
        <>
          <Button onPress={() => close()}>{t('ui.cancel')}</Button>
          <Button tone="primary" isDisabled={wanted.length === 0} onPress={apply}>
            {t('panels.applyToAll', { smart_count: wanted.length })}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Choice
          label={t('panels.fieldToWrite')}
          alternatives={names.map((key) => ({
            id: key,
            label: fieldLabel(labels, key, payload.uiLanguage).label,
          }))}
          value={path}
          onChange={setPath}
        />
        <p>
          {t('panels.newValue')} <strong>{inBrief(value)}</strong>
        </p>
        <InlineAlert>{t('panels.instancesRemark')}</InlineAlert>
        {found.state === 'loading' && <Waiting />}
        {found.state === 'failed' && <Failed error={found.error} onRetry={retry} />}
        {found.state === 'ready' && changes.length === 0 && <p>{t('panels.allEqual')}</p>}
        <ul>
          {changes.map((change) => (
            <ChangeRow
              key={change.node.id}
              change={change}
              value={value}
              name={name}
              isWanted={wanted.includes(change)}
              onWanted={(isWanted) => setWanted(change.node.id, isWanted)}
            />
          ))}
        </ul>
        {error && <ErrorLine error={error} />}
      </div>
    </Dialog>
  );
}

/** The value of a field, and the blocks of the site that have another one. */
function useInstanceChanges(id: string, path: string) {
  const { editing, api } = useEditor();
  const node = editing.nodes.get(id);
  const handler = node?.handler ?? '';
  const layer = node ? layerOfValue(node, editing.language, path) : editing.language;
  const { found, retry } = useLoad(handler, async () => {
    const uses = await api.call('usage.find', { kind: 'block', value: handler });
    if (!uses.ok) return uses;
    return openDocuments(
      editing,
      api,
      uses.value.map(({ document }) => document),
    );
  });
  const value = node ? formOptions(node, editing.blocks, layer)[path] : undefined;
  const changes =
    found.state === 'ready' && value !== undefined
      ? instanceChanges(editing, handler, layer, path, value)
      : [];
  return { found, retry, layer, value, changes };
}

interface ChangeRowProps {
  readonly change: InstanceChange;
  readonly value: Json | undefined;
  /** Name of the block. */
  readonly name: string;
  readonly isWanted: boolean;
  readonly onWanted: (isWanted: boolean) => void;
}

function ChangeRow({ change, value, name, isWanted, onWanted }: ChangeRowProps) {
  const { editing, payload } = useEditor();
  const t = useT();
  const { error, node, before } = change;
  const document = editing.documents.get(node.document);
  return (
    <li className={styles.row}>
      <Checkbox
        label={document ? documentTitle(document, payload.uiLanguage) : node.document}
        {...(error ? { help: t(`errors.${error}`, { type: name }) } : {})}
        isReadOnly={error !== null}
        isSelected={isWanted}
        onChange={onWanted}
      />
      <span className={styles.change}>
        <del>{inBrief(before)}</del>
        <span aria-hidden>→</span>
        <ins>{inBrief(value)}</ins>
      </span>
    </li>
  );
}
