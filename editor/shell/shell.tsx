import '../ui/tokens.css';
import './page-room.css';
import { FindBar } from '../panels/find/find-bar.tsx';
import { HistoryPanel } from '../panels/history/history-panel.tsx';
import { Inspector } from '../panels/inspector/inspector.tsx';
import { LibraryPanel } from '../panels/library/library-panel.tsx';
import { Palette } from '../panels/palette/palette.tsx';
import { ShortcutsDialog } from '../panels/palette/shortcuts-dialog.tsx';
import { ProblemsPanel } from '../panels/problems/problems-panel.tsx';
import { StructurePanel } from '../panels/structure/structure-panel.tsx';
import { Announcer } from './announcer.tsx';
import { Bar, type BarParts } from './bar.tsx';
import { useDockedPage } from './docked-page.ts';
import { OverlayRoom } from './overlay-room.tsx';
import { PanelSheet } from './panel-sheet.tsx';
import { Tips } from './tips.tsx';

const left = { structure: StructurePanel, library: LibraryPanel } as const;
const right = { inspector: Inspector, history: HistoryPanel, problems: ProblemsPanel } as const;

/** The chrome around the page: bar, panels, and what opens over them. */
export function Shell(parts: BarParts) {
  useDockedPage();
  return (
    <>
      <PanelSheet side="left" panels={left} />
      <PanelSheet side="right" panels={right} />
      <FindBar />
      <Tips />
      <Bar {...parts} />
      <Palette />
      <ShortcutsDialog />
      <Announcer />
      <OverlayRoom />
    </>
  );
}
