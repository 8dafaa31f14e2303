import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import type { TranslationState } from '#schemas/editing/translation-state.ts';
import { defaultLanguage, type Language } from '#schemas/languages.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { useNodeName } from '../../../canvas/node-names.ts';
import { useT } from '../../../i18n/translate.tsx';
import { startTranslation } from '../../../model/commands/translate.ts';
import { documentNodes, subtree } from '../../../model/document/node-store.ts';
import { languageInText, languageTitle } from '../../../model/labels/language-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/dialogs/fields.tsx';
import { TranslationRow } from './translation-row.tsx';
import { type Progress, progressOf, targetLanguages, textsOf } from './translation-rows.ts';
import styles from './translations.module.css';

const scopes = ['block', 'page'] as const;
const filters = ['all', 'open'] as const;

/** Number of rows rendered at once. */
const step = 60;

/** Originals and translations side by side, of the selected block or the whole page. */
export function TranslationsTab({ id }: { readonly id: string }) {
  const { editing, payload } = useEditor();
  const t = useT();
  const [language, setLanguage] = useState<Language>(
    editing.language === defaultLanguage
      ? (targetLanguages[0] ?? defaultLanguage)
      : editing.language,
  );
  const [scope, setScope] = useState<(typeof scopes)[number]>('block');
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const [most, setMost] = useState(step);
  const nodes = useTranslatedNodes(id, scope);
  const progress = progressOf(nodes, editing.blocks, language);
  const start = editing.check(startTranslation, { ids: nodes.map((node) => node.id), language });
  const rows = nodes.flatMap((node) =>
    textsOf(node, editing.blocks, language)
      .filter(({ state, isSourceExample }) => filter === 'all' || state !== 'ok' || isSourceExample)
      .map((text) => ({ node, text })),
  );
  return (
    <>
      <div className={styles.choices}>
        <Segments
          isLabelHidden
          label={t('panels.language')}
          alternatives={targetLanguages.map((each) => ({
            id: each,
            label: languageTitle(each, payload.uiLanguage),
          }))}
          value={language}
          onChange={setLanguage}
        />
        <Segments
          isLabelHidden
          label={t('panels.scope')}
          alternatives={scopes.map((each) => ({ id: each, label: t(`panels.scope_${each}`) }))}
          value={scope}
          onChange={setScope}
        />
        <Segments
          isLabelHidden
          label={t('panels.filter')}
          alternatives={filters.map((each) => ({ id: each, label: t(`panels.filter_${each}`) }))}
          value={filter}
          onChange={setFilter}
        />
      </div>
      <ProgressLine progress={progress} language={language} />
      {progress.missing > 0 && (
        <p>
          <Button
            icon="copy"
            isDisabled={!start.ok}
            onPress={() =>
              editing.run(startTranslation, { ids: nodes.map((node) => node.id), language })
            }
          >
            {t('panels.startTranslation')}
          </Button>
        </p>
      )}
      {rows.length === 0 && (
        <p className={styles.quiet}>
          {t(filter === 'all' ? 'panels.noTexts' : 'panels.allTranslated')}
        </p>
      )}
      <ul className={styles.rows}>
        {rows.slice(0, most).map(({ node, text }, index) => (
          <li key={`${node.id} ${text.path}`}>
            {scope === 'page' && rows[index - 1]?.node !== node && <NodeTitle node={node} />}
            <TranslationRow node={node} text={text} language={language} />
          </li>
        ))}
      </ul>
      {rows.length > most && (
        <Button onPress={() => setMost(most + step)}>{t('panels.showMore')}</Button>
      )}
    </>
  );
}

function NodeTitle({ node }: { readonly node: EditNode }) {
  const nameOf = useNodeName();
  return <h3 className={styles.title}>{nameOf(node)}</h3>;
}

/** Returns the nodes whose texts are shown. Updates when one of them changes. */
function useTranslatedNodes(id: string, scope: 'block' | 'page'): readonly EditNode[] {
  const { editing, payload } = useEditor();
  const { nodes } = editing;
  const version = useRef(0);
  const node = nodes.get(id);
  const document: DocumentKey | undefined = node?.document;
  useSyncExternalStore(
    useCallback(
      (changed) =>
        nodes.subscribeAll(() => {
          version.current++;
          changed();
        }),
      [nodes],
    ),
    () => version.current,
  );
  if (!node || !document) return [];
  if (scope === 'block') return node.master === null ? [node] : subtree(nodes, node.master);
  return documentNodes(
    nodes,
    document.startsWith('shared:') ? document : (payload.content ?? document),
  );
}

const states: readonly TranslationState[] = ['ok', 'example', 'stale', 'missing'];

function ProgressLine({
  progress,
  language,
}: {
  readonly progress: Progress;
  readonly language: Language;
}) {
  const { payload } = useEditor();
  const t = useT();
  const all = progress.ok + progress.example + progress.stale + progress.missing;
  return (
    <div className={styles.progress}>
      <div
        className={styles.bar}
        role="img"
        aria-label={t('panels.progress', {
          language: languageInText(language, payload.uiLanguage),
          done: progress.ok,
          all,
        })}
      >
        {states.map((state) => (
          <span key={state} data-state={state} style={{ flexGrow: progress[state] }} />
        ))}
      </div>
      <p className={styles.quiet}>
        {states
          .map((state) => t(`panels.count_${state}`, { smart_count: progress[state] }))
          .join(' · ')}
      </p>
    </div>
  );
}
