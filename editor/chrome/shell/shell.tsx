import '../../ui/tokens.css';
import { Suspense } from 'react';
import { useEditor } from '../../canvas/editor-context.ts';
import { useUi } from '../../canvas/use-ui.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { LoadingNote } from '../../ui/loading-note.tsx';
import { useReportedScrolls } from '../../ui/report-scroll.ts';
import { Announcer } from './announcer.tsx';
import { Bar, type BarParts } from './bar.tsx';
import { useDockedPage } from './docked-page.ts';
import { EarlyKeys } from './early-keys.tsx';
import { OverlayRoom } from './overlay-room.tsx';
import { PanelSheet } from './panel-sheet.tsx';
import { Tips } from './tips.tsx';

const StructurePanel = lazyPart(
  async () => (await import('../panels/structure/structure-panel.tsx')).StructurePanel,
);
const LibraryPanel = lazyPart(
  async () => (await import('../panels/library/library-panel.tsx')).LibraryPanel,
);
const Inspector = lazyPart(
  async () => (await import('../panels/inspector/inspector.tsx')).Inspector,
);
const HistoryPanel = lazyPart(
  async () => (await import('../panels/history/history-panel.tsx')).HistoryPanel,
);
const ProblemsPanel = lazyPart(
  async () => (await import('../panels/problems/problems-panel.tsx')).ProblemsPanel,
);
const ThemePanel = lazyPart(async () => (await import('../theme/theme-panel.tsx')).ThemePanel);
/** Props of components that can be closed when their code fails to load. */
interface Closable {
  readonly close: () => void;
}

const FindBar = lazyPart<Closable>(
  async () => (await import('../panels/find/find-bar.tsx')).FindBar,
);
const Palette = lazyPart<Closable>(
  async () => (await import('../panels/palette/palette.tsx')).Palette,
);
const MoveToSlot = lazyPart<Closable>(
  async () => (await import('../moving/move-to-slot.tsx')).MoveToSlot,
);
const PreviewAsStrip = lazyPart<Closable>(
  async () => (await import('../preview/preview-as-strip.tsx')).PreviewAsStrip,
);
const ShortcutsDialog = lazyPart<Closable>(
  async () => (await import('../panels/palette/shortcuts-dialog.tsx')).ShortcutsDialog,
);

const left = { structure: StructurePanel, library: LibraryPanel } as const;
const right = {
  inspector: Inspector,
  history: HistoryPanel,
  problems: ProblemsPanel,
  theme: ThemePanel,
} as const;

/** The chrome around the page: bar, panels, and what opens over them. */
export function Shell(parts: BarParts) {
  useDockedPage();
  useReportedScrolls();
  return (
    <>
      <PanelSheet side="left" panels={left} />
      <PanelSheet side="right" panels={right} />
      <Opened />
      <Tips />
      <Bar {...parts} />
      <Announcer />
      <OverlayRoom />
    </>
  );
}

/** Components that are loaded and rendered only while open. */
function Opened() {
  const { ui } = useEditor();
  const isFinding = useUi((state) => state.findOpen);
  const isPaletteOpen = useUi((state) => state.paletteOpen);
  const isPreviewAs = useUi((state) => state.previewAs !== null);
  const isMoving = useUi((state) => state.movingIds !== null);
  const areShortcutsOpen = useUi((state) => state.shortcutsOpen);
  return (
    <Suspense
      fallback={
        <>
          <EarlyKeys />
          <LoadingNote />
        </>
      }
    >
      {isFinding && <FindBar close={() => ui.setState({ findOpen: false })} />}
      {isPaletteOpen && <Palette close={() => ui.setState({ paletteOpen: false })} />}
      {isPreviewAs && <PreviewAsStrip close={() => ui.setState({ previewAs: null })} />}
      {isMoving && <MoveToSlot close={() => ui.setState({ movingIds: null })} />}
      {areShortcutsOpen && <ShortcutsDialog close={() => ui.setState({ shortcutsOpen: false })} />}
    </Suspense>
  );
}
