import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import type { PagePayload } from '#runtime/page/payload.ts';
import type { DocumentKey, EditDocument, EditNode } from '#schemas/editing/node.ts';
import { createEditing } from '../../model/document/editing.ts';
import { subtree } from '../../model/document/node-store.ts';
import { createBlockData } from './block-data.ts';
import { CanvasContext, type CanvasPorts } from './canvas-context.ts';
import { RenderedDocument } from './rendered-block.tsx';
import { requestElements } from './request-elements.ts';
import { createResolver, type Resolver } from './resolver.ts';

interface PictureContent {
  readonly document: DocumentKey;
  readonly documents: readonly EditDocument[];
  /** Nodes of the document and of the shared elements placed in it. */
  readonly nodes: readonly EditNode[];
}

/** A read-only preview of a document beside the open one. */
export interface Picture {
  readonly document: DocumentKey;
  readonly ports: CanvasPorts;
  readonly resolver: Resolver;
  /** Loads from the server the data that its blocks need. */
  readonly load: () => void;
}

export function createPicture(
  canvas: CanvasPorts,
  page: PagePayload,
  { document, documents, nodes }: PictureContent,
): Picture {
  const { blocks, language, scopes } = canvas.editing;
  const editing = createEditing({ blocks, documents, nodes, language, scopes });
  const references = createStore(() => canvas.references.getState());
  const data = createBlockData({});
  const resolver = createResolver({
    editing,
    data,
    references,
    request: requestElements(page),
    pause: 0,
  });
  const ports = { ...canvas, editing, data, references };
  const load = () => {
    for (const node of nodes.filter((each) => each.document === document)) {
      resolver.retry(node.id);
      for (const { id } of subtree(editing.nodes, node.master ?? '').slice(1)) resolver.retry(id);
    }
  };
  return { document, ports, resolver, load };
}

interface RenderedPictureProps {
  readonly picture: Picture;
  /** Ports of the open page. */
  readonly runtime: Runtime;
}

export function RenderedPicture({ picture: { document, ports }, runtime }: RenderedPictureProps) {
  const { links, media } = useStore(ports.references);
  return (
    <CanvasContext value={ports}>
      <RuntimeContext value={{ ...runtime, page: { ...runtime.page, links, media } }}>
        <RenderedDocument slotKey={document} />
      </RuntimeContext>
    </CanvasContext>
  );
}
