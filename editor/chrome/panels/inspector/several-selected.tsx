import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import type { JsonObject } from '#schemas/document/element.ts';
import { valueAt } from '#schemas/editing/fields.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { errorText, whyNot } from '../../../canvas/overlay/why.ts';
import { announce, useSelection } from '../../../canvas/use-ui.ts';
import { useT } from '../../../i18n/translate.tsx';
import { setFieldOfAll } from '../../../model/commands/set-options.ts';
import { formOptions } from '../../../model/document/options.ts';
import { BlockForm } from '../../forms/block-form.tsx';
import { FieldMarkContext } from '../../forms/field-context.ts';
import { BulkActions } from './bulk-actions.tsx';
import { mixedNames } from './equal-parts.ts';
import styles from './inspector.module.css';
import { LayoutOfAll } from './layout-tab.tsx';
import { MixedContext, renderMixed } from './mixed-mark.tsx';
import { Notice } from './notice.tsx';

/** Actions for several selected elements. */
export function SeveralSelected() {
  const t = useT();
  const ids = useSelection((selection) => selection.ids);
  const nodes = useNodes(ids);
  const handlers = new Set(nodes.map(({ handler }) => handler));
  const isSame = handlers.size === 1 && nodes.every(({ master }) => master === null);
  return (
    <div className={styles.page}>
      <section className={styles.section}>
        <h3>{t('shell.selected', { smart_count: ids.length })}</h3>
        <BulkActions ids={ids} />
      </section>
      {isSame && <CommonFields nodes={nodes} />}
      <LayoutOfAll nodes={nodes} />
    </div>
  );
}

/** Fields of blocks of one type. A change is written to all of them. */
function CommonFields({ nodes }: { readonly nodes: readonly EditNode[] }) {
  const { editing, payload, ui } = useEditor();
  const t = useT();
  const layer = editing.language;
  const [first] = nodes;
  const block = editing.blocks[first?.handler ?? ''];
  const values = nodes.map((node) => formOptions(node, editing.blocks, layer));
  const mixed = useStable(mixedNames(values));
  if (!first || !block) return null;
  const ids = nodes.map(({ id }) => id);
  const change = (options: JsonObject, path: string) => {
    const value = valueAt(options, path);
    if (value === undefined) return;
    const group = `all ${ids.join(' ')} ${path}`;
    const done = editing.run(setFieldOfAll, { ids, layer, path, value }, { group });
    if (!done.ok) announce(ui, errorText(t, whyNot(editing, done.error)));
  };
  return (
    <section className={styles.section}>
      <h3>{t('panels.commonFields')}</h3>
      {mixed.size > 0 && (
        <Notice icon="info">
          <p>{t('panels.mixedHelp')}</p>
        </Notice>
      )}
      <MixedContext value={mixed}>
        <FieldMarkContext value={renderMixed}>
          <BlockForm
            block={block}
            value={values[0] ?? {}}
            onChange={change}
            language={payload.uiLanguage}
            scopes={editing.scopes}
            problems={noProblems}
          />
        </FieldMarkContext>
      </MixedContext>
    </section>
  );
}

const noProblems: readonly never[] = [];

/** Returns the same set while its members are the same. */
function useStable(names: ReadonlySet<string>): ReadonlySet<string> {
  const key = [...names].join(' ');
  return useMemo(() => new Set(key === '' ? [] : key.split(' ')), [key]);
}

/** Returns nodes by id; the same list until one of them changes. */
function useNodes(ids: readonly string[]): readonly EditNode[] {
  const { nodes } = useEditor().editing;
  const kept = useRef<readonly EditNode[]>([]);
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = ids.map((id) => nodes.subscribe(id, changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [nodes, ids],
  );
  return useSyncExternalStore(subscribe, () => {
    const now = ids.flatMap((id) => nodes.get(id) ?? []);
    const before = kept.current;
    if (now.length !== before.length || now.some((node, at) => node !== before[at])) {
      kept.current = now;
    }
    return kept.current;
  });
}
