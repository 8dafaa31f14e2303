import { type ComponentType, createElement, Suspense, useEffect, useState } from 'react';
import { useEditor } from '../../canvas/editor-context.ts';
import { useScreenSize } from '../../canvas/use-screen-size.ts';
import { useUi } from '../../canvas/use-ui.ts';
import { useT } from '../../i18n/translate.tsx';
import type { LeftPanel, RightPanel } from '../../session/ui/ui-store.ts';
import { IconButton } from '../../ui/button.tsx';
import { Waiting } from '../../ui/dialogs/states.tsx';
import { useOwnLanguage } from '../../ui/own-language.ts';
import { backToPage } from './back-to-page.ts';
import { EarlyKeys } from './early-keys.tsx';
import styles from './panel-sheet.module.css';
import { PanelSeparator } from './separator.tsx';

interface PanelSheetProps {
  readonly side: 'left' | 'right';
  readonly panels: Readonly<Partial<Record<LeftPanel | RightPanel, ComponentType<object>>>>;
}

/** ms of a panel's slide transition. */
const slide = 160;

/** The panel at one side, or a bottom sheet on small screens. Unmounted after it has slid away. */
export function PanelSheet({ side, panels }: PanelSheetProps) {
  const { ui } = useEditor();
  const t = useT();
  // The page decides the side of the panel, the language of the editor the direction of its content.
  const own = useOwnLanguage();
  const isNarrow = useScreenSize() === 'narrow';
  const wanted = useUi((state) => state[side]);
  const shown = useDelayedNull(wanted);
  const { width, resize } = usePanelWidth(side);
  const Panel = shown && panels[shown];
  if (!shown || !Panel) return null;
  const id = `izlog-panel-${side}`;
  return (
    <section
      id={id}
      className={styles.sheet}
      aria-label={t(`shell.${shown}`)}
      data-side={side}
      data-closing={wanted === null || undefined}
      data-region="panel"
      inert={wanted === null}
      onKeyDown={backToPage}
      style={isNarrow ? undefined : { inlineSize: width }}
    >
      <header className={styles.head} {...own}>
        <h2>{t(`shell.${shown}`)}</h2>
        <IconButton icon="x" label={t('ui.close')} onPress={() => ui.setState({ [side]: null })} />
      </header>
      <div className={styles.body} {...own} data-panel-body key={shown}>
        <Suspense fallback={<LoadingPanel panel={shown} />}>{createElement(Panel)}</Suspense>
      </div>
      {!isNarrow && <PanelSeparator side={side} width={width} controls={id} onResize={resize} />}
    </section>
  );
}

/** The user may already type a search while the library loads. */
function LoadingPanel({ panel }: { readonly panel: LeftPanel | RightPanel }) {
  return (
    <>
      {panel === 'library' && <EarlyKeys />}
      <Waiting />
    </>
  );
}

/** The width while dragging. The page is fitted again only on release. */
function usePanelWidth(side: 'left' | 'right') {
  const { ui } = useEditor();
  const key = side === 'left' ? 'leftWidth' : 'rightWidth';
  const kept = useUi((state) => state[key]);
  const [dragged, setDragged] = useState<number | null>(null);
  return {
    width: dragged ?? kept,
    resize(width: number, isDone: boolean) {
      setDragged(isDone ? null : width);
      if (isDone) ui.setState({ [key]: width });
    },
  };
}

/** Returns the value, and for a moment after it became null the previous one. */
function useDelayedNull<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  useEffect(() => {
    if (value !== null) return undefined;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setLast(null), isStill ? 0 : slide);
    return () => clearTimeout(timer);
  }, [value]);
  return value ?? last;
}
