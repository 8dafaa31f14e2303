import { useEffect, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { RuntimeContext } from '#runtime/block/context.tsx';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { CanvasContext, type CanvasPorts } from '../canvas/canvas-context.ts';
import { DrawnDocument } from '../canvas/drawn-block.tsx';
import { createEditing } from '../document/editing.ts';
import { useT } from '../i18n/translate.tsx';
import { usePanels } from '../panels/panels-context.ts';
import { useEditor } from '../start/editor-context.ts';
import type { NodeDifference } from './differences.ts';
import styles from './revisions.module.css';

/** px the page is wide in its picture. */
const drawnWidth = 1280;

interface VersionPicturesProps {
  readonly document: DocumentKey;
  readonly before: readonly EditNode[];
  readonly after: readonly EditNode[];
  readonly differences: readonly NodeDifference[];
}

/** Both versions drawn side by side, what differs marked in each. */
export function VersionPictures({ document, before, after, differences }: VersionPicturesProps) {
  const t = useT();
  return (
    <div className={styles.pictures}>
      <VersionPicture
        title={t('publishing.chosenVersion')}
        document={document}
        nodes={before}
        differences={differences}
      />
      <VersionPicture
        title={t('publishing.later')}
        document={document}
        nodes={after}
        differences={differences}
      />
    </div>
  );
}

interface VersionPictureProps {
  readonly title: string;
  readonly document: DocumentKey;
  readonly nodes: readonly EditNode[];
  readonly differences: readonly NodeDifference[];
}

/** A version of a document as people saw it; it can only be looked at. */
function VersionPicture({ title, document, nodes, differences }: VersionPictureProps) {
  const { runtime } = usePanels();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  const ports = useVersion(document, nodes);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(() => setWidth(element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  const marks = differences.map(
    ({ id, kind }) =>
      `[data-block][data-id="${CSS.escape(id)}"][data-id] { --mark: var(--mark-${kind}) }`,
  );
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      <div ref={box} className={styles.picture} inert>
        {width !== null && (
          <div
            className={`izlog-picture ${styles.drawn}`}
            style={{ inlineSize: drawnWidth, zoom: width / drawnWidth }}
          >
            <style>{`@scope { ${marks.join(' ')} }`}</style>
            <CanvasContext value={ports}>
              <RuntimeContext value={runtime}>
                <DrawnDocument place={document} />
              </RuntimeContext>
            </CanvasContext>
          </div>
        )}
      </div>
    </figure>
  );
}

/** Ports of a canvas for one version: its nodes among the shared elements of the screen. */
function useVersion(document: DocumentKey, nodes: readonly EditNode[]): CanvasPorts {
  const { editing, canvas } = useEditor();
  const [ports] = useState<CanvasPorts>(() => {
    const others = [...editing.nodes.ids()].flatMap((id) => {
      const node = editing.nodes.get(id);
      return node && node.document !== document ? node : [];
    });
    const { blocks, language, scopes } = editing;
    const documents = [...editing.documents.values()];
    return {
      ...canvas,
      references: createStore(() => canvas.references.getState()),
      editing: createEditing({ blocks, documents, nodes: [...others, ...nodes], language, scopes }),
    };
  });
  return ports;
}
