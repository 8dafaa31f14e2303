import { useEffect, useRef, useState } from 'react';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { type EditorPorts, useEditor } from '../../canvas/editor-context.ts';
import { createPicture, type Picture, RenderedPicture } from '../../canvas/page/picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useNearWidth } from '../panels/library/near-width.ts';
import { usePanels } from '../panels/panels-context.ts';
import styles from './template-cards.module.css';

/** Width in px at which the page is rendered. */
const renderedWidth = 1280;

/**
 * A small preview of a template. It is rendered when it comes near the viewport, and is neither interactive
 * nor read by screen readers.
 */
export function TemplatePicture({ document }: { readonly document: DocumentKey }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useNearWidth(box);
  const { runtime } = usePanels();
  const picture = useTemplate(document, width !== null);
  return (
    <div ref={box} className={styles.whole} inert aria-hidden>
      {picture && width !== null ? (
        <div
          className="izlog-picture"
          style={{ inlineSize: renderedWidth, zoom: width / renderedWidth }}
        >
          <RenderedPicture picture={picture} runtime={runtime} />
        </div>
      ) : (
        <Icon name="layout-template" />
      )}
    </div>
  );
}

function useTemplate(document: DocumentKey, isWanted: boolean): Picture | null {
  const editor = useEditor();
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const read = async () => {
      const opened = await openTemplate(editor, document);
      if (isHere) setPicture(opened);
    };
    void read();
    return () => {
      isHere = false;
    };
  }, [editor, document, isWanted]);
  return picture;
}

/** Loads the template's nodes, then the data that its blocks need. */
async function openTemplate(
  { api, canvas, payload }: EditorPorts,
  document: DocumentKey,
): Promise<Picture | null> {
  const opened = await api.call('draft.open', { documents: [document] });
  if (!opened.ok) return null;
  const picture = createPicture(canvas, payload.page, { document, ...opened.value });
  picture.load();
  return picture;
}
