import {
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { defaultLanguage } from '#schemas/languages.ts';
import { useEditor } from '../../../canvas/editor-context.ts';
import { announce, useUi } from '../../../canvas/use-ui.ts';
import { useT } from '../../../i18n/translate.tsx';
import { findText, replaceText, type TextMatch } from '../../../model/commands/replace-text.ts';
import { openInspector } from '../../../session/ui/open-panel.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextLine } from '../../../ui/dialogs/fields.tsx';
import styles from './find.module.css';
import { screenNodes } from './page-nodes.ts';

/** Finds and replaces text on the screen, in the language of the page. */
export function FindBar() {
  const isOpen = useUi((state) => state.findOpen);
  return isOpen ? <OpenFindBar /> : null;
}

function OpenFindBar() {
  const { editing, ui } = useEditor();
  const t = useT();
  const [words, setWords] = useState('');
  const [by, setBy] = useState('');
  const [at, setAt] = useState(0);
  const [said, setSaid] = useState<string | null>(null);
  const matches = useMatches(words);
  const count = matches.reduce((sum, match) => sum + match.count, 0);
  const current = matches[Math.min(at, matches.length - 1)];
  const { language } = editing;

  const go = (step: 1 | -1) => {
    if (matches.length === 0) return;
    const selected = editing.selection.getState();
    const isHere = current && selected.ids[0] === current.id && selected.field === current.path;
    const next = isHere
      ? (at + step + matches.length) % matches.length
      : Math.min(at, matches.length - 1);
    const match = matches[next];
    if (!match) return;
    setAt(next);
    editing.select([match.id], match.path);
  };
  const replace = (ids: readonly string[], field: { readonly path?: string } = {}) => {
    const done = editing.run(replaceText, { ids, language, words, by, ...field });
    const { params = {} } = done.ok ? done.value.label : done.error;
    const key = params.left === 0 ? 'panels.replaced' : 'panels.replacedNotAll';
    const outcome = t(done.ok ? key : `errors.${done.error.code}`, params);
    setSaid(outcome);
    announce(ui, outcome);
  };
  return (
    <section
      className={styles.bar}
      aria-label={t('shell.find')}
      onKeyDown={({ key }) => key === 'Escape' && ui.setState({ findOpen: false })}
    >
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          go(1);
        }}
      >
        <TextLine
          autoFocus
          isLabelHidden
          label={t('panels.findWords')}
          placeholder={t('panels.findWords')}
          value={words}
          onChange={(typed) => {
            setWords(typed);
            setAt(0);
            setSaid(null);
          }}
        />
        <span className={styles.count} role="status">
          {words !== '' && t('panels.matches', { smart_count: count, blocks: matches.length })}
        </span>
        <IconButton icon="chevron-up" label={t('panels.previousMatch')} onPress={() => go(-1)} />
        <IconButton icon="chevron-down" label={t('panels.nextMatch')} onPress={() => go(1)} />
        <IconButton
          icon="x"
          label={t('ui.close')}
          onPress={() => ui.setState({ findOpen: false })}
        />
      </form>
      <div className={`${styles.line} ${styles.replace}`}>
        <TextLine
          isLabelHidden
          label={t('panels.replaceBy')}
          placeholder={t('panels.replaceBy')}
          value={by}
          onChange={setBy}
        />
        <Button
          isDisabled={!current}
          onPress={() => {
            if (!current) return;
            replace([current.id], { path: current.path });
            openInspector(ui, 'content');
          }}
        >
          {t('panels.replaceOne')}
        </Button>
        <Button
          isDisabled={matches.length === 0}
          onPress={() => replace([...new Set(matches.map(({ id }) => id))])}
        >
          {t('panels.replaceAll')}
        </Button>
      </div>
      <p className={styles.note}>
        {said ??
          t(language === defaultLanguage ? 'panels.findIn' : 'panels.findOwn', {
            language: t(`panels.layer_${language}`),
          })}
      </p>
    </section>
  );
}

/** The matches of a search, recomputed after each change of the page. */
function useMatches(words: string): readonly TextMatch[] {
  const { editing, payload } = useEditor();
  const version = useRef(0);
  const changes = useSyncExternalStore(
    useCallback(
      (changed) =>
        editing.nodes.subscribeAll(() => {
          version.current++;
          changed();
        }),
      [editing],
    ),
    () => version.current,
  );
  const wanted = useDeferredValue(words);
  const seen = useDeferredValue(changes);
  return useMemo(
    () => findText(editing, screenNodes(editing, payload), editing.language, wanted),
    // oxlint-disable-next-line react/exhaustive-deps -- the version stands for what is searched
    [editing, payload, wanted, seen],
  );
}
