import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { RuntimeContext } from '#runtime/block/context.tsx';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { askElements } from '../canvas/ask-elements.ts';
import { createBlockData } from '../canvas/block-data.ts';
import { CanvasContext, type CanvasPorts } from '../canvas/canvas-context.ts';
import { DrawnDocument } from '../canvas/drawn-block.tsx';
import { createResolver } from '../canvas/resolver.ts';
import { createEditing } from '../document/editing.ts';
import { useNearWidth } from '../panels/library/near-width.ts';
import { usePanels } from '../panels/panels-context.ts';
import { type EditorPorts, useEditor } from '../start/editor-context.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './template-cards.module.css';

/** px the page is wide in its picture. */
const drawnWidth = 1280;

/** What stands on a template, small: drawn once it comes near, never touched or read out. */
export function TemplatePicture({ document }: { readonly document: DocumentKey }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useNearWidth(box);
  const ports = useTemplate(document, width !== null);
  return (
    <div ref={box} className={styles.whole} inert aria-hidden>
      {ports && width !== null ? (
        <div className="izlog-picture" style={{ inlineSize: drawnWidth, zoom: width / drawnWidth }}>
          <Drawn document={document} ports={ports} />
        </div>
      ) : (
        <Icon name="layout-template" />
      )}
    </div>
  );
}

function Drawn({
  document,
  ports,
}: {
  readonly document: DocumentKey;
  readonly ports: CanvasPorts;
}) {
  const { runtime } = usePanels();
  const { links, media } = useStore(ports.references);
  return (
    <CanvasContext value={ports}>
      <RuntimeContext value={{ ...runtime, page: { ...runtime.page, links, media } }}>
        <DrawnDocument place={document} />
      </RuntimeContext>
    </CanvasContext>
  );
}

function useTemplate(document: DocumentKey, isWanted: boolean): CanvasPorts | null {
  const editor = useEditor();
  const [ports, setPorts] = useState<CanvasPorts | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const read = async () => {
      const opened = await openTemplate(editor, document);
      if (isHere) setPorts(opened);
    };
    void read();
    return () => {
      isHere = false;
    };
  }, [editor, document, isWanted]);
  return ports;
}

/** Ports of a canvas of its own; what its blocks need follows. */
async function openTemplate(
  { api, canvas, editing: open, payload }: EditorPorts,
  document: DocumentKey,
): Promise<CanvasPorts | null> {
  const opened = await api.call('draft.open', { documents: [document] });
  if (!opened.ok) return null;
  const { nodes, documents } = opened.value;
  const { blocks, language, scopes } = open;
  const editing = createEditing({ blocks, documents, nodes, language, scopes });
  const references = createStore(() => canvas.references.getState());
  const data = createBlockData({});
  const ask = askElements(payload.page);
  const resolver = createResolver({ editing, data, references, ask, pause: 0 });
  for (const { id } of nodes) resolver.retry(id);
  return { ...canvas, editing, data, references };
}
