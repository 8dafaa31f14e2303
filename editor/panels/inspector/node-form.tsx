import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { JsonObject } from '#schemas/document/element.ts';
import type { EditNode, OptionsLayer } from '#schemas/editing/node.ts';
import { useNode } from '../../canvas/drawn-block.tsx';
import { setOptions } from '../../commands/set-options.ts';
import { formOptions, placedOptions } from '../../document/options.ts';
import { BlockForm } from '../../forms/block-form.tsx';
import { useT } from '../../i18n/translate.tsx';
import { announce, useSelection } from '../../shell/use-ui.ts';
import { useEditor } from '../../start/editor-context.ts';
import { usePanels } from '../panels-context.ts';
import styles from './inspector.module.css';

interface NodeFormProps {
  readonly node: EditNode;
  readonly layer: OptionsLayer;
}

/** The form of one element in one layer; what is typed goes to the documents at once. */
export function NodeForm({ node, layer }: NodeFormProps) {
  const { editing, payload, ui } = useEditor();
  const t = useT();
  const master = useNode(editing.nodes, node.master ?? '');
  const field = useSelection((selection) => selection.field);
  const problems = useFormProblems(node.id, layer);
  const isPlacement = node.master !== null;
  const opened = (isPlacement && master?.opened.join(' ')) || '';
  const only = useMemo(
    () =>
      isPlacement
        ? (path: string) => opened.split(' ').includes(path.split('/')[0] ?? '')
        : undefined,
    [isPlacement, opened],
  );
  const block = editing.blocks[node.handler];
  if (!block || (isPlacement && !master)) return null;
  if (isPlacement && opened === '')
    return <p className={styles.quiet}>{t('panels.nothingOpened')}</p>;
  const change = (options: JsonObject, path: string) => {
    const group = `form ${node.id} ${layer} ${path}`;
    const done = editing.run(setOptions, { id: node.id, layer, options }, { group });
    if (!done.ok) announce(ui, t(`fault.${done.fault.code}`, done.fault.params));
  };
  return (
    <BlockForm
      block={block}
      value={shownOptions(node, master)}
      onChange={change}
      language={payload.uiLanguage}
      scopes={editing.scopes}
      problems={problems}
      focusPath={field}
      only={only}
    />
  );

  function shownOptions(own: EditNode, shared: EditNode | undefined): JsonObject {
    if (own.master === null || !shared) return formOptions(own, editing.blocks, layer);
    const options = placedOptions(own, shared, editing.blocks, layer);
    return options.ok ? options.value : own.options;
  }
}

/** What is wrong in fields of this layer; the form itself knows what breaks the schema. */
function useFormProblems(id: string, layer: OptionsLayer) {
  const { problems } = usePanels();
  const all = useSyncExternalStore(
    useCallback((changed) => problems.subscribe(id, changed), [problems, id]),
    () => problems.of(id),
  );
  return useMemo(
    () =>
      all.filter(
        ({ path, layer: of, severity }) =>
          severity === 'error' && path !== '' && (of === null || of === layer),
      ),
    [all, layer],
  );
}
