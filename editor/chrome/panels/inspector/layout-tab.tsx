import { useMemo, useState } from 'react';
import type { ElementMeta, JsonObject } from '#schemas/document/element.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useOverlay } from '../../../canvas/overlay/overlay-store.ts';
import { errorText, whyNot } from '../../../canvas/overlay/why.ts';
import { useNode } from '../../../canvas/page/rendered-block.tsx';
import { useT } from '../../../i18n/translate.tsx';
import { setMeta } from '../../../model/commands/set-meta.ts';
import { FieldMarkContext } from '../../forms/field-context.ts';
import { MetaForm } from '../../forms/meta-form.tsx';
import { metaErrors } from '../../forms/meta-schema.ts';
import { AppearanceActions } from './appearance-actions.tsx';
import { closedLayout } from './closed-layout.ts';
import { equalParts, mixedNames } from './equal-parts.ts';
import styles from './inspector.module.css';
import { MixedContext, renderMixed } from './mixed-mark.tsx';

/** Edits space, width, background and visibility of one element. */
export function LayoutTab({ id }: { readonly id: string }) {
  const { editing } = useEditor();
  const node = useNode(editing.nodes, id);
  if (!node) return null;
  return (
    <>
      <LayoutForm nodes={[node]} />
      <AppearanceActions node={node} />
    </>
  );
}

/** Edits the layout of several elements: shows common values and marks fields that differ. */
export function LayoutOfAll({ nodes }: { readonly nodes: readonly EditNode[] }) {
  const t = useT();
  const mixed = mixedNames(nodes.map(({ meta }) => meta as JsonObject));
  return (
    <section className={styles.section}>
      <h3>{t('panels.commonLayout')}</h3>
      <MixedContext value={mixed}>
        <FieldMarkContext value={renderMixed}>
          <LayoutForm nodes={nodes} />
        </FieldMarkContext>
      </MixedContext>
    </section>
  );
}

/** Invalid input stays in the form and is not written. */
function LayoutForm({ nodes }: { readonly nodes: readonly EditNode[] }) {
  const { editing, payload } = useEditor();
  const overlay = useOverlay();
  const [typed, setTyped] = useState<ElementMeta | null>(null);
  const common = equalParts(nodes.map(({ meta }) => meta as JsonObject)) as ElementMeta;
  const closed = useClosed(nodes, common);
  const change = (meta: ElementMeta, path: string) => {
    const isValid = metaErrors(meta as JsonObject).length === 0;
    setTyped(isValid ? null : meta);
    if (!isValid) return;
    const ids = nodes.map(({ id }) => id);
    const group = `layout ${ids.join(' ')} ${path}`;
    const done = editing.run(setMeta, { ids, meta: changedMeta(common, meta) }, { group });
    if (!done.ok) overlay.setState({ notice: whyNot(editing, done.error) });
  };
  return (
    <MetaForm
      value={typed ?? common}
      onChange={change}
      language={payload.uiLanguage}
      problems={noProblems}
      closed={closed}
    />
  );
}

/** Fields that would be refused, with the reason as text. Recomputed after each change of the documents. */
function useClosed(nodes: readonly EditNode[], common: ElementMeta): ReadonlyMap<string, string> {
  const { editing } = useEditor();
  const t = useT();
  const ids = nodes.map(({ id }) => id);
  const errors = closedLayout(editing, ids, common);
  const labels = [...errors].map(
    ([name, error]) => [name, errorText(t, whyNot(editing, error))] as const,
  );
  const key = JSON.stringify(labels);
  // oxlint-disable-next-line react/exhaustive-deps -- equal labels keep the same map
  return useMemo(() => new Map(labels), [key]);
}

const noProblems: readonly never[] = [];

/** Returns only what was changed; undefined removes a value. */
function changedMeta(before: ElementMeta, after: ElementMeta) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const values = (meta: ElementMeta) => meta as JsonObject;
  const changed = names.filter((name) => values(before)[name] !== values(after)[name]);
  return Object.fromEntries(changed.map((name) => [name, values(after)[name]]));
}
