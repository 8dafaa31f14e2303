import { useCallback, useEffect, useState } from 'react';
import type { Runtime } from '#runtime/block/context.tsx';
import type { EditorPorts } from '../canvas/editor-context.ts';
import { Overlay } from '../canvas/overlay/overlay.tsx';
import { renderQuickInsert } from '../chrome/panels/library/render-quick-insert.tsx';
import { PanelsContext } from '../chrome/panels/panels-context.ts';
import { problemContext } from '../chrome/panels/problems/problem-context.ts';
import { createProblemStore } from '../chrome/panels/problems/problem-store.ts';
import { Preview } from '../chrome/preview/preview.tsx';
import { PublishButton } from '../chrome/publishing/publish-button.tsx';
import { Presence } from '../chrome/saving/presence.tsx';
import { SaveStatus } from '../chrome/saving/save-status.tsx';
import { useSaving } from '../chrome/saving/saving-context.ts';
import { SavingNotices } from '../chrome/saving/saving-notices.tsx';
import { LeaveContext } from '../chrome/shell/leave.ts';
import { Shell } from '../chrome/shell/shell.tsx';
import { DialogHost, type DialogStack } from '../ui/dialogs/dialogs.tsx';

interface ChromeProps {
  readonly ports: EditorPorts;
  readonly runtime: Runtime;
  readonly dialogs: DialogStack;
}

/** The editor's whole user interface around and over the page. */
export function Chrome({ ports, runtime, dialogs }: ChromeProps) {
  const [panels] = useState(() => ({
    problems: createProblemStore(ports.editing.nodes, problemContext(ports)),
    runtime,
  }));
  const saving = useSaving();
  useEffect(() => panels.problems.stop, [panels]);
  useEffect(
    () =>
      saving.state.subscribe(({ refused }, before) => {
        if (refused !== before.refused) panels.problems.setServer(refused);
      }),
    [saving, panels],
  );
  // Effects of children run first: keyboard shortcuts work from here on.
  useEffect(() => {
    document.documentElement.dataset.ready = 'edit';
  }, []);
  // The browser itself warns about unsaved changes.
  const beforeLeaving = useCallback(async () => {
    await saving.flushAll();
    return true;
  }, [saving]);
  return (
    <PanelsContext value={panels}>
      <DialogHost dialogs={dialogs}>
        <LeaveContext value={beforeLeaving}>
          <Overlay
            notices={<SavingNotices />}
            preview={<Preview />}
            quickInsert={renderQuickInsert}
          >
            <Shell presence={<Presence />} saving={<SaveStatus />} publishing={<PublishButton />} />
          </Overlay>
        </LeaveContext>
      </DialogHost>
    </PanelsContext>
  );
}
