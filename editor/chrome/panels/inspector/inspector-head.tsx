import { memo, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { EditNode } from '#schemas/editing/node.ts';
import { defaultLanguage } from '#schemas/languages.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useBlockLabels } from '../../../canvas/node-names.ts';
import { useNodeFacts } from '../../../canvas/page/use-node-facts.ts';
import { useT } from '../../../i18n/translate.tsx';
import { setLocked, setTitle } from '../../../model/commands/set-meta.ts';
import { detachPlacement } from '../../../model/commands/share.ts';
import { languageInText } from '../../../model/labels/language-names.ts';
import { openInspector } from '../../../session/ui/open-panel.ts';
import { BlockIcon } from '../structure/tree-row.tsx';
import styles from './inspector.module.css';
import { Notice } from './notice.tsx';
import { isForPages } from './placeholder-mark.tsx';

/** The name of the selected element, and notices to read before changing it. */
export function InspectorHead({ id }: { readonly id: string }) {
  const { editing } = useEditor();
  const labels = useBlockLabels();
  const node = useNodeFacts(editing.nodes, id);
  if (!node) return null;
  const block = labels(node.handler);
  return (
    <header className={styles.head}>
      <div className={styles.what}>
        <BlockIcon handler={node.handler} />
        <NameField id={id} title={node.title} otherwise={block?.name ?? node.handler} />
      </div>
      {block && <p className={styles.description}>{block.description}</p>}
      <SharedNotice node={node} />
      <LanguageNotice />
      <LockedNotice node={node} />
    </header>
  );
}

interface NameFieldProps {
  readonly id: string;
  readonly title: string;
  readonly otherwise: string;
}

/** The name that editors know the block by. It is saved when the field loses focus. */
const NameField = memo(function NameField({ id, title, otherwise }: NameFieldProps) {
  const { editing } = useEditor();
  const t = useT();
  const [typed, setTyped] = useTyped(id, title);
  const keep = () => {
    if (typed.trim() !== title) editing.run(setTitle, { id, title: typed.trim() });
  };
  return (
    <input
      className={`${styles.nameField} ${styles.nameInput}`}
      aria-label={t('panels.name')}
      maxLength={500}
      placeholder={otherwise}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') keep();
        if (event.key === 'Escape') setTyped(title);
      }}
    />
  );
});

/** The typed text, until another element is selected or the name changes. */
function useTyped(id: string, title: string) {
  const [known, setKnown] = useState({ id, title, typed: title });
  const isSame = known.id === id && known.title === title;
  const setTyped = (typed: string) => setKnown({ id, title, typed });
  return [isSame ? known.typed : title, setTyped] as const;
}

/** Warns that a change to a shared element appears at every placement. */
function SharedNotice({ node }: { readonly node: EditNode }) {
  const { editing, ui, payload } = useEditor();
  const t = useT();
  const master = node.master === null ? node : editing.nodes.get(node.master);
  if (!master?.document.startsWith('shared:')) return null;
  const isPlacement = node.master !== null;
  // The count may predate a new placement.
  const uses = Math.max(editing.documents.get(master.document)?.uses ?? 0, isPlacement ? 1 : 0);
  const isEverywhere = Object.values(payload.regions).flat().includes(master.document);
  const reported = isPlacement ? 'panels.placedShared' : 'panels.insideShared';
  return (
    <Notice icon="component">
      <p>{isEverywhere ? t('panels.sharedEverywhere') : t(reported, { smart_count: uses })}</p>
      {isForPages(node, editing) && <p>{t('panels.noPlaceholders')}</p>}
      {isPlacement && (
        <p className={styles.links}>
          <AriaButton className={styles.link} onPress={() => editing.select([master.id])}>
            {t('panels.editShared')}
          </AriaButton>
          <AriaButton
            className={styles.link}
            onPress={() => editing.run(detachPlacement, { id: node.id })}
          >
            {t('panels.detach')}
          </AriaButton>
          <AriaButton className={styles.link} onPress={() => openInspector(ui, 'sharing')}>
            {t('panels.whereUsed')}
          </AriaButton>
        </p>
      )}
    </Notice>
  );
}

function LanguageNotice() {
  const { editing, payload } = useEditor();
  const t = useT();
  if (editing.language === defaultLanguage) return null;
  return (
    <Notice icon="languages">
      <p>
        {t('panels.textsPerLanguage', {
          language: languageInText(editing.language, payload.uiLanguage),
        })}
      </p>
    </Notice>
  );
}

function LockedNotice({ node }: { readonly node: EditNode }) {
  const { editing } = useEditor();
  const t = useT();
  if (!node.locked) return null;
  return (
    <Notice icon="lock">
      <p>{t('panels.isLocked')}</p>
      <AriaButton
        className={styles.link}
        onPress={() => editing.run(setLocked, { ids: [node.id], locked: false })}
      >
        {t('overlay.unlock')}
      </AriaButton>
    </Notice>
  );
}
