import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEditor } from '../../canvas/editor-context.ts';
import { useOverlay } from '../../canvas/overlay/overlay-store.ts';
import { pageSurface } from '../../canvas/overlay/surface.ts';
import { Canvas } from '../../canvas/page/canvas.tsx';
import { createPageRuntime } from '../../canvas/page-runtime.ts';
import { useUi } from '../../canvas/use-ui.ts';
import { useT } from '../../i18n/translate.tsx';
import { fitPreview } from './fit-preview.ts';
import styles from './preview.module.css';
import { useSeenCanvas, useSeenRuntime } from './preview-as.ts';
import { type PreviewDocument, preparePreview, previewMarkup } from './preview-document.ts';
import { useElementSize } from './use-element-size.ts';

/** The page in a window of another width, editable as usual. */
export function Preview() {
  const preview = useUi((state) => state.preview);
  useMobileView();
  return preview === 'page' ? null : <Stage key={preview} width={preview} />;
}

/** `mobileView=true` in the address starts with the narrowest width. */
function useMobileView(): void {
  const { ui } = useEditor();
  useEffect(() => {
    const isRequested = new URLSearchParams(location.search).get('mobileView') === 'true';
    if (isRequested && ui.getState().preview === 'page') ui.setState({ preview: 390 });
  }, [ui]);
}

function Stage({ width }: { readonly width: number }) {
  const t = useT();
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const room = useElementSize(stage);
  const [rendered, setRendered] = useState<PreviewDocument | null>(null);
  const { scale, height } = fitPreview(width, room);
  const load = (frame: HTMLIFrameElement) => {
    void preparePreview(frame, document).then(setRendered);
  };
  return (
    <div ref={setStage} className={styles.stage}>
      <div className={styles.box} style={{ inlineSize: width * scale, blockSize: height * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- rendered by this window */}
        <iframe
          className={styles.frame}
          title={t('preview.title', { width })}
          srcDoc={previewMarkup}
          style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
          onLoad={({ currentTarget }) => load(currentTarget)}
        />
      </div>
      {rendered && <RenderedPreview rendered={rendered} />}
    </div>
  );
}

/** Renders the same blocks from the same documents into the frame, and moves the overlay there. */
function RenderedPreview({ rendered }: { readonly rendered: PreviewDocument }) {
  const { page, payload, canvas, ui } = useEditor();
  const overlay = useOverlay();
  const [runtime] = useState(() => createPageRuntime(payload.page));
  useEffect(() => {
    const { root, frame, window } = rendered;
    ui.setState({ isCovered: true });
    overlay.getState().typing?.end();
    overlay.setState({ surface: { root, frame, window }, anchor: null, picture: null });
    return () => {
      ui.setState({ isCovered: false });
      overlay.getState().typing?.end();
      overlay.setState({ surface: pageSurface(page), anchor: null, picture: null });
    };
  }, [rendered, page, overlay, ui]);
  const seen = useSeenCanvas(ui, canvas);
  const seenRuntime = useSeenRuntime(ui, runtime);
  return createPortal(
    <Canvas ports={seen} runtime={seenRuntime} payload={payload} />,
    rendered.root,
  );
}
