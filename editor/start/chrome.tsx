import { useCallback, useEffect, useState } from 'react';
import type { Runtime } from '#runtime/block/context.tsx';
import { DialogHost, type DialogStack } from '../dialogs/dialogs.tsx';
import { Overlay } from '../overlay/overlay.tsx';
import { PanelsContext } from '../panels/panels-context.ts';
import { problemContext } from '../panels/problems/problem-context.ts';
import { createProblemStore } from '../panels/problems/problem-store.ts';
import { PublishButton } from '../publishing/publish-button.tsx';
import { Presence } from '../saving/presence.tsx';
import { SaveStatus } from '../saving/save-status.tsx';
import { useSaving } from '../saving/saving-context.ts';
import { SavingNotices } from '../saving/saving-notices.tsx';
import { LeaveContext } from '../shell/leave.ts';
import { Shell } from '../shell/shell.tsx';
import type { EditorPorts } from './editor-context.ts';

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
  // The browser itself warns about unsaved changes.
  const beforeLeaving = useCallback(async () => {
    await saving.settle();
    return true;
  }, [saving]);
  return (
    <PanelsContext value={panels}>
      <DialogHost dialogs={dialogs}>
        <LeaveContext value={beforeLeaving}>
          <Overlay notices={<SavingNotices />}>
            <Shell presence={<Presence />} saving={<SaveStatus />} publishing={<PublishButton />} />
          </Overlay>
        </LeaveContext>
      </DialogHost>
    </PanelsContext>
  );
}
