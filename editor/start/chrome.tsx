import { useEffect, useState } from 'react';
import type { Runtime } from '#runtime/block/context.tsx';
import { DialogHost, type DialogStack } from '../dialogs/dialogs.tsx';
import { Overlay } from '../overlay/overlay.tsx';
import { PanelsContext } from '../panels/panels-context.ts';
import { problemContext } from '../panels/problems/problem-context.ts';
import { createProblemStore } from '../panels/problems/problem-store.ts';
import { Shell } from '../shell/shell.tsx';
import type { EditorPorts } from './editor-context.ts';

interface ChromeProps {
  readonly ports: EditorPorts;
  readonly runtime: Runtime;
  readonly dialogs: DialogStack;
}

/** Everything of the editor that lies around and over the page. */
export function Chrome({ ports, runtime, dialogs }: ChromeProps) {
  const [panels] = useState(() => ({
    problems: createProblemStore(ports.editing.nodes, problemContext(ports)),
    runtime,
  }));
  useEffect(() => panels.problems.stop, [panels]);
  return (
    <DialogHost dialogs={dialogs}>
      <PanelsContext value={panels}>
        <Overlay>
          <Shell />
        </Overlay>
      </PanelsContext>
    </DialogHost>
  );
}
