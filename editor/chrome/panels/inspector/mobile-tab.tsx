import { useCallback, useMemo, useState } from 'react';
import type { EditorBlock, EditorBlocks } from '#runtime/block/editor-registry.ts';
import { overlay } from '#schemas/block/overlay.ts';
import { translateOptions } from '#schemas/block/translations.ts';
import type { ElementMeta, JsonObject } from '#schemas/document/element.ts';
import { translatableFields } from '#schemas/editing/fields.ts';
import { inheritedOverrides, mobileOverrides } from '#schemas/editing/layer-options.ts';
import { mobileLayer } from '#schemas/editing/layers.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useOverlay } from '../../../canvas/overlay/overlay-store.ts';
import { errorText, whyNot } from '../../../canvas/overlay/why.ts';
import { useNode } from '../../../canvas/page/rendered-block.tsx';
import { announce } from '../../../canvas/use-ui.ts';
import { useT } from '../../../i18n/translate.tsx';
import { setMobileMeta } from '../../../model/commands/set-meta.ts';
import { setOptions } from '../../../model/commands/set-options.ts';
import { upToDate } from '../../../model/document/migrate-node.ts';
import { desktopOptions } from '../../../model/document/mobile-texts.ts';
import { formOptions, sparse } from '../../../model/document/options.ts';
import { placedUnderMobile } from '../../../model/document/placement.ts';
import { metaErrors } from '../../forms/meta-schema.ts';
import { MobileForm, MobileMetaForm } from '../../forms/mobile-form.tsx';
import styles from './inspector.module.css';
import { Notice } from './notice.tsx';

/** Edits overrides below 1380 px. */
export function MobileTab({ id }: { readonly id: string }) {
  const { editing } = useEditor();
  const t = useT();
  const node = useNode(editing.nodes, id);
  const block = editing.blocks[node?.handler ?? ''];
  if (!node) return null;
  if (!block) {
    return (
      <Notice icon="smartphone">
        <p>{t('panels.unknownBlock', { type: node.handler })}</p>
      </Notice>
    );
  }
  return (
    <>
      <p className={styles.quiet}>{t('panels.mobileHelp')}</p>
      {editing.language !== defaultLanguage && (
        <p className={styles.quiet}>{t('panels.mobileTexts')}</p>
      )}
      <section className={styles.section}>
        <h3>{t('panels.tab_content')}</h3>
        <OptionsForm node={upToDate(node, editing.blocks)} />
      </section>
      {node.master === null ? (
        <section className={styles.section}>
          <h3>{t('panels.tab_layout')}</h3>
          <MetaOverrides node={node} />
        </section>
      ) : (
        <p className={styles.quiet}>{t('panels.mobileOfShared')}</p>
      )}
    </>
  );
}

function OptionsForm({ node }: { readonly node: EditNode }) {
  const { editing, payload, ui } = useEditor();
  const t = useT();
  const block = editing.blocks[node.handler];
  const master = useNode(editing.nodes, node.master ?? '');
  const { id } = node;
  const layer = mobileLayer(editing.language);
  const form = useMemo(
    () => block && formOf({ node, master }, block, editing.blocks, editing.language),
    [node, master, block, editing],
  );
  const only = useMemo(() => master && openedOnly(master), [master]);
  const under = form?.under;
  const change = useCallback(
    (overrides: JsonObject, path: string) => {
      const group = `${layer} ${id} ${path}`;
      const whole = overlay(under ?? {}, overrides);
      const done = editing.run(setOptions, { id, layer, options: whole }, { group });
      if (!done.ok) announce(ui, errorText(t, whyNot(editing, done.error)));
    },
    [editing, ui, t, id, layer, under],
  );
  if (!block || !form) return null;
  if (master?.opened.length === 0) {
    return <p className={styles.quiet}>{t('panels.nothingOpened')}</p>;
  }
  return (
    <MobileForm
      block={block}
      base={form.base}
      overrides={form.overrides}
      onChange={change}
      language={payload.uiLanguage}
      scopes={editing.scopes}
      problems={noProblems}
      {...(only && { only })}
    />
  );
}

/** A placement can only override what its shared element opens. */
function openedOnly({ opened }: EditNode) {
  return (path: string) => opened.includes(path.split('/')[0] ?? '');
}

interface Edited {
  readonly node: EditNode;
  /** The shared element of the placement. */
  readonly master: EditNode | null | undefined;
}

interface MobileOptions {
  /** Options that phones show without overrides. */
  readonly base: JsonObject;
  readonly overrides: JsonObject;
  /** The options that overrides are merged into before they are written. */
  readonly under: JsonObject;
}

/** In another language texts are its own; everything else applies on phones in every language. */
function formOf(
  { node, master }: Edited,
  block: EditorBlock,
  blocks: EditorBlocks,
  language: Language,
): MobileOptions {
  const { options, pending, mobileOptions } = node;
  const typed = pending[mobileLayer(language)];
  if (master) return placedForm({ node, master }, block, blocks, language);
  if (language === defaultLanguage) {
    const base = formOptions(node, blocks, language);
    return { base, overrides: typed ? sparse(options, typed) : mobileOptions, under: options };
  }
  const desktop = desktopOptions(node, block, language);
  const inherited = overlay(desktop, inheritedOverrides(node, language));
  const base = translateOptions(desktop, textsIn(block, inherited));
  const shown = typed ?? formOptions(node, blocks, mobileLayer(language));
  return { base, overrides: sparse(base, shown), under: base };
}

function placedForm(
  { node, master }: { readonly node: EditNode; readonly master: EditNode },
  block: EditorBlock,
  blocks: EditorBlocks,
  language: Language,
): MobileOptions {
  const placed = placedUnderMobile(node, upToDate(master, blocks), blocks, language);
  const under = placed.ok ? placed.value : node.options;
  const inherited = overlay(under, inheritedOverrides(node, language));
  const base =
    language === defaultLanguage ? under : translateOptions(under, textsIn(block, inherited));
  const shown =
    node.pending[mobileLayer(language)] ?? overlay(under, mobileOverrides(node, language));
  return { base, overrides: sparse(base, shown), under: base };
}

const textsIn = ({ model }: EditorBlock, options: JsonObject) =>
  Object.fromEntries(
    translatableFields(model.schema, options).map(({ path, value }) => [path, value]),
  );

const noProblems: readonly never[] = [];

function MetaOverrides({ node }: { readonly node: EditNode }) {
  const { editing, payload } = useEditor();
  const notices = useOverlay();
  const [typed, setTyped] = useState<Partial<ElementMeta> | null>(null);
  const { id, mobileMeta } = node;
  const change = useCallback(
    (overrides: Partial<ElementMeta>, path: string) => {
      const isValid = metaErrors(overrides).length === 0;
      setTyped(isValid ? null : overrides);
      if (!isValid) return;
      const gone = Object.keys(mobileMeta).map((key) => [key, undefined]);
      const meta = { ...Object.fromEntries(gone), ...overrides };
      const group = `mobile layout ${id} ${path}`;
      const done = editing.run(setMobileMeta, { ids: [id], meta }, { group });
      if (!done.ok) notices.setState({ notice: whyNot(editing, done.error) });
    },
    [editing, notices, id, mobileMeta],
  );
  return (
    <MobileMetaForm
      base={node.meta}
      overrides={typed ?? mobileMeta}
      onChange={change}
      language={payload.uiLanguage}
      problems={noProblems}
    />
  );
}
