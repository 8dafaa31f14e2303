import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { JsonObject } from '#schemas/document/element.ts';
import { isMobileLayer } from '#schemas/editing/layers.ts';
import type { EditNode, OptionsLayer } from '#schemas/editing/node.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { errorText, whyNot } from '../../../canvas/overlay/why.ts';
import { useNode } from '../../../canvas/page/rendered-block.tsx';
import { announce, useSelection } from '../../../canvas/use-ui.ts';
import { useT } from '../../../i18n/translate.tsx';
import { setOptions } from '../../../model/commands/set-options.ts';
import { promptAt } from '../../../model/document/placeholders.ts';
import { typedOptions } from '../../../model/document/placement.ts';
import { BlockForm } from '../../forms/block-form.tsx';
import { createSharing } from '../../forms/changes.ts';
import { type FieldMark, FieldMarkContext, FieldPromptContext } from '../../forms/field-context.ts';
import { usePanels } from '../panels-context.ts';
import styles from './inspector.module.css';
import { PlacedMark } from './placed-mark.tsx';
import { hasPlaceholders, PlaceholderMark } from './placeholder-mark.tsx';
import { useEmptiedText } from './use-emptied-text.ts';

interface NodeFormProps {
  readonly node: EditNode;
  readonly layer: OptionsLayer;
}

/** The form of one element in one layer. Changes are written to the documents at once. */
export function NodeForm({ node, layer }: NodeFormProps) {
  const { editing, payload, ui } = useEditor();
  const t = useT();
  const master = useNode(editing.nodes, node.master ?? '');
  const field = useSelection((selection) => selection.field);
  const typed = useSelection((selection) => selection.typed);
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
  const { id } = node;
  const { schema } = editing.blocks[node.handler]?.model ?? {};
  const { note, show } = useEmptiedText(id, layer, schema);
  const change = useCallback(
    (options: JsonObject, path: string) => {
      note(options, path);
      const group = `form ${id} ${layer} ${path}`;
      const done = editing.run(setOptions, { id, layer, options }, { group });
      if (!done.ok) announce(ui, errorText(t, whyNot(editing, done.error)));
    },
    [editing, ui, t, id, layer, note],
  );
  const placedMark = useCallback((of: FieldMark) => <PlacedMark id={id} {...of} />, [id]);
  const placeholderMark = useCallback((of: FieldMark) => <PlaceholderMark id={id} {...of} />, [id]);
  const isPrompted = !isMobileLayer(layer) && hasPlaceholders(node, editing);
  const mark = isPlacement ? placedMark : isPrompted ? placeholderMark : null;
  const prompt = useCallback(
    (path: string) => {
      const label = promptAt(editing, id, layer, path);
      return typeof label === 'string' ? label : undefined;
    },
    [editing, id, layer],
  );
  const stored = useShownOptions(node, master, layer);
  const value = useMemo(() => show(stored), [show, stored]);
  const block = editing.blocks[node.handler];
  if (!block || (isPlacement && !master)) return null;
  if (isPlacement && opened === '')
    return <p className={styles.quiet}>{t('panels.nothingOpened')}</p>;
  return (
    <FieldMarkContext value={mark}>
      <FieldPromptContext value={isPrompted ? prompt : null}>
        <BlockForm
          owner={id}
          block={block}
          value={value}
          onChange={change}
          language={payload.uiLanguage}
          scopes={editing.scopes}
          problems={problems}
          focusPath={field}
          shownPath={typed}
          only={only}
        />
      </FieldPromptContext>
    </FieldMarkContext>
  );
}

/** The same object while its content is the same, so moving an element renders no field. */
function useShownOptions(
  node: EditNode,
  master: EditNode | undefined,
  layer: OptionsLayer,
): JsonObject {
  const { blocks } = useEditor().editing;
  const [share] = useState(() => createSharing<JsonObject>());
  return useMemo(
    () => share(typedOptions({ nodes: { get: () => master }, blocks }, node, layer)),
    [share, node, master, blocks, layer],
  );
}

/** Problems in fields of this layer. The form itself finds what breaks the schema. */
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
