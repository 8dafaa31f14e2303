import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { currentSectionStyles } from '#runtime/page/section-styles.ts';
import type { ThemeState } from '#schemas/api/theme.ts';
import type { AppError } from '#schemas/result.ts';
import { type WeakPair, weakPairs } from '#schemas/theme/contrast-pairs.ts';
import { readTheme } from '#schemas/theme/read-theme.ts';
import type { ResolvedTheme } from '#schemas/theme/resolved-theme.ts';
import type { ThemeError } from '#schemas/theme/theme-errors.ts';
import type { SectionStyles, ThemeFile } from '#schemas/theme/theme-file.ts';
import { themeText } from '#schemas/theme/theme-text.ts';
import type { Scheme } from '#schemas/theme/token-list.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import type { CanvasPorts } from '../../canvas/page/canvas-context.ts';
import { createDraftSaving } from './draft-saving.ts';
import { createPreviewSheet, type PreviewSheet } from './preview-sheet.ts';
import { change, redo, startHistory, undo } from './theme-history.ts';

/** ms after the last change until the draft is saved. */
const savePause = 700;

interface TriedTheme {
  readonly id: number;
  readonly file: ThemeFile;
}

export interface ThemeDraft {
  readonly file: ThemeFile;
  readonly scheme: Scheme;
  readonly setScheme: (scheme: Scheme) => void;
  /** Id of the theme of a season or domain that is on the page instead; null for none. */
  readonly tried: number | null;
  readonly tryOn: (theme: TriedTheme | null) => void;
  /**
   * Shows and saves a theme. An invalid theme is refused: its errors are returned and the current theme
   * stays.
   */
  readonly apply: (topic: string, file: ThemeFile) => readonly ThemeError[];
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  readonly weak: readonly WeakPair[];
  readonly isSaved: boolean;
  readonly error: AppError | null;
  /** Saves unsaved changes. Returns the revision of the draft; null if saving failed. */
  readonly save: () => Promise<number | null>;
}

/** The edited theme, which is shown on the page, saved as a draft, and has its own undo history. */
export function useThemeDraft(state: ThemeState): ThemeDraft {
  const { page, canvas } = useEditor();
  const stored = state.draft ?? state.published ?? state.site;
  const [history, setHistory] = useState(() => startHistory(JSON.parse(stored) as ThemeFile));
  const { file } = history;
  const [scheme, setScheme] = useState<Scheme>(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  const sheet = useRef<PreviewSheet>(null);
  const theme = useMemo(() => readValid(file), [file]);
  useEffect(() => {
    const created = createPreviewSheet(page.ownerDocument);
    sheet.current = created;
    return () => created.remove();
  }, [page]);
  const [tried, setTried] = useState<TriedTheme | null>(null);
  const shown = useMemo(() => (tried ? readValid(tried.file) : theme), [tried, theme]);
  useEffect(() => {
    if (shown) sheet.current?.show(shown);
  }, [shown]);
  useSections(canvas, shown?.sections);
  useEffect(() => sheet.current?.choose(scheme), [scheme]);
  const saving = useSaving(state, stored, file);
  return {
    file,
    scheme,
    setScheme,
    tried: tried?.id ?? null,
    tryOn: setTried,
    apply(topic, next) {
      const found = readTheme(next);
      if ('errors' in found) return found.errors;
      setTried(null);
      setHistory((now) => change(now, topic, next));
      return [];
    },
    undo: history.past.length > 0 ? () => setHistory(undo) : null,
    redo: history.future.length > 0 ? () => setHistory(redo) : null,
    weak: useMemo(() => (theme ? weakPairs(theme) : []), [theme]),
    ...saving,
  };
}

/** Shows the section styles on the page until the panel closes. */
function useSections({ sections, editing }: CanvasPorts, styles: SectionStyles | undefined): void {
  useEffect(() => {
    const before = sections.getState();
    return () => sections.setState(before, true);
  }, [sections]);
  useEffect(() => {
    if (styles) sections.setState(currentSectionStyles(styles, editing.blocks), true);
  }, [sections, editing, styles]);
}

function readValid(file: ThemeFile): ResolvedTheme | null {
  const read = readTheme(file);
  return 'theme' in read ? read.theme : null;
}

function useSaving(state: ThemeState, stored: string, file: ThemeFile) {
  const { api } = useEditor();
  const [savedText, setSavedText] = useState(stored);
  const [error, setError] = useState<AppError | null>(null);
  const source = useMemo(() => themeText(file), [file]);
  const isSaved = source === savedText;
  const [saveDraft] = useState(() =>
    createDraftSaving({ source: stored, revision: state.revision }, async (text, revision) => {
      const saved = await api.call('theme.saveDraft', { source: text, revision });
      setError(saved.ok ? null : saved.error);
      if (!saved.ok) return null;
      setSavedText(text);
      return saved.value.revision;
    }),
  );
  const save = () => saveDraft(source);
  const saveNow = useEffectEvent(save);
  const hasChanged = !isSaved;
  useEffect(() => {
    if (!hasChanged) return undefined;
    const timer = setTimeout(() => void saveNow(), savePause);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the source restarts the pause
  }, [hasChanged, source]);
  const saveAtEnd = useEffectEvent(() => {
    if (!isSaved) void save();
  });
  useEffect(() => () => saveAtEnd(), []);
  return { isSaved, error, save };
}
