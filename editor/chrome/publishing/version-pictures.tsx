import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { createPicture, type Picture, RenderedPicture } from '../../canvas/page/picture.tsx';
import { useT } from '../../i18n/translate.tsx';
import type { NodeDifference } from '../../session/publishing/differences.ts';
import { Failed } from '../../ui/dialogs/states.tsx';
import { usePanels } from '../panels/panels-context.ts';
import type { Versions } from './load-versions.ts';
import styles from './revisions.module.css';

/** Width in px at which the page is rendered. */
const renderedWidth = 1280;

interface VersionPicturesProps {
  readonly document: DocumentKey;
  readonly versions: Versions;
  readonly differences: readonly NodeDifference[];
}

/** Both versions rendered side by side, with differences marked in each. */
export function VersionPictures({ document, versions, differences }: VersionPicturesProps) {
  const { before, after, shared } = versions;
  const t = useT();
  return (
    <div className={styles.pictures}>
      <VersionPicture
        title={t('publishing.chosenVersion')}
        document={document}
        nodes={[...shared, ...before]}
        differences={differences}
      />
      <VersionPicture
        title={t('publishing.later')}
        document={document}
        nodes={[...shared, ...after]}
        differences={differences}
      />
    </div>
  );
}

interface VersionPictureProps {
  readonly title: string;
  readonly document: DocumentKey;
  /** Nodes of the document, and of its shared elements that are not open. */
  readonly nodes: readonly EditNode[];
  readonly differences: readonly NodeDifference[];
}

/** A non-interactive preview of one version of a document. */
function VersionPicture({ title, document, nodes, differences }: VersionPictureProps) {
  const { runtime } = usePanels();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  const picture = useVersion(document, nodes);
  const isIncomplete = useStore(picture.resolver.states, (states) =>
    [...states.values()].includes('failed'),
  );
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const sizes = new ResizeObserver(() => setWidth(element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  const scale = (width ?? 0) / renderedWidth;
  return (
    <figure className={styles.figure}>
      <figcaption>{title}</figcaption>
      {isIncomplete && <Failed error={{ code: 'unavailable' }} onRetry={picture.load} />}
      <div ref={box} className={styles.picture} inert>
        {width !== null && (
          <div
            className={`izlog-picture ${styles.rendered}`}
            style={{ inlineSize: renderedWidth, zoom: scale, '--scale': scale } as CSSProperties}
          >
            <Marks differences={differences} />
            <RenderedPicture picture={picture} runtime={runtime} />
          </div>
        )}
      </div>
    </figure>
  );
}

/** Frames around changed blocks, each labelled with its kind of change. */
function Marks({ differences }: Pick<VersionPicturesProps, 'differences'>) {
  const t = useT();
  const rules = differences.map(({ id, kind, isMoved }) => {
    const kinds = isMoved && kind !== 'moved' ? ([kind, 'moved'] as const) : [kind];
    const label = kinds.map((each) => t(`publishing.kind_${each}`)).join(', ');
    // Positioned, so that the frame is above positioned content of the block.
    return `[data-block][data-id="${CSS.escape(id)}"][data-id] {
      position: relative; --mark: var(--mark-${kind}); --mark-label: "${label}" }`;
  });
  return <style>{`@scope { ${rules.join(' ')} }`}</style>;
}

function useVersion(document: DocumentKey, nodes: readonly EditNode[]): Picture {
  const { editing, canvas, payload } = useEditor();
  const [picture] = useState(() => {
    const others = [...editing.nodes.ids()].flatMap((id) => {
      const node = editing.nodes.get(id);
      return node && node.document !== document ? node : [];
    });
    const documents = [...editing.documents.values()];
    return createPicture(canvas, payload.page, {
      document,
      documents,
      nodes: [...others, ...nodes],
    });
  });
  useEffect(() => {
    const stop = picture.resolver.start();
    picture.load();
    return stop;
  }, [picture]);
  return picture;
}
