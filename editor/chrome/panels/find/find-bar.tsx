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
import { languageInText } from '../../../model/labels/language-names.ts';
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
  const { editing, ui, payload } = useEditor();
  const t = useT();
  const [words, setWords] = useState('');
  const { matches, current, go, restart } = useFoundMatches(words);
  const [message, setMessage] = useState<string | null>(null);
  const count = matches.reduce((sum, match) => sum + match.count, 0);
  const { language } = editing;
  const close = () => ui.setState({ findOpen: false });
  return (
    <section
      className={styles.bar}
      aria-label={t('shell.find')}
      onKeyDown={({ key }) => key === 'Escape' && close()}
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
            restart();
            setMessage(null);
          }}
        />
        <span className={styles.count} role="status">
          {words !== '' && t('panels.matches', { smart_count: count, blocks: matches.length })}
        </span>
        <IconButton icon="chevron-up" label={t('panels.previousMatch')} onPress={() => go(-1)} />
        <IconButton icon="chevron-down" label={t('panels.nextMatch')} onPress={() => go(1)} />
        <IconButton icon="x" label={t('ui.close')} onPress={close} />
      </form>
      <ReplaceLine words={words} matches={matches} current={current} onReplaced={setMessage} />
      <p className={styles.note}>
        {message ??
          t(language === defaultLanguage ? 'panels.findIn' : 'panels.findOwn', {
            language: languageInText(language, payload.uiLanguage),
          })}
      </p>
    </section>
  );
}

/** Returns the matches of a search, and the selected one. */
function useFoundMatches(words: string) {
  const { editing } = useEditor();
  const [at, setAt] = useState(0);
  const matches = useMatches(words);
  const shown = Math.min(at, matches.length - 1);
  const current = matches[shown];
  const go = (step: 1 | -1) => {
    const selected = editing.selection.getState();
    const isHere = current && selected.ids[0] === current.id && selected.field === current.path;
    const next = isHere ? (at + step + matches.length) % matches.length : shown;
    const match = matches[next];
    if (!match) return;
    setAt(next);
    editing.select([match.id], match.path);
  };
  return { matches, current, go, restart: () => setAt(0) };
}

interface ReplaceLineProps {
  readonly words: string;
  readonly matches: readonly TextMatch[];
  readonly current: TextMatch | undefined;
  /** Called with a text about the replaced matches, or about the reason why nothing was replaced. */
  readonly onReplaced: (outcome: string) => void;
}

function ReplaceLine({ words, matches, current, onReplaced }: ReplaceLineProps) {
  const { editing, ui } = useEditor();
  const t = useT();
  const [by, setBy] = useState('');
  const { language } = editing;
  const replace = (ids: readonly string[], field: { readonly path?: string } = {}) => {
    const done = editing.run(replaceText, { ids, language, words, by, ...field });
    const { params = {} } = done.ok ? done.value.label : done.error;
    const key = params.left === 0 ? 'panels.replaced' : 'panels.replacedNotAll';
    const outcome = t(done.ok ? key : `errors.${done.error.code}`, params);
    onReplaced(outcome);
    announce(ui, outcome);
  };
  return (
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
