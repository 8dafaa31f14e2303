import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Runtime } from '#runtime/block/context.tsx';
import { RuntimeContext } from '#runtime/block/context.tsx';
import type { EditPayload } from '#runtime/page/edit-payload.ts';
import { PageLayout } from '#runtime/page/page.tsx';
import { CanvasContext, type CanvasPorts } from './canvas-context.ts';
import { RenderedDocument } from './rendered-block.tsx';

interface CanvasProps {
  readonly ports: CanvasPorts;
  readonly runtime: Runtime;
  readonly payload: Pick<EditPayload, 'content' | 'regions' | 'page'>;
}

/** The page as shoppers see it, rendered from the edited documents. */
export function Canvas({ ports, runtime, payload }: CanvasProps) {
  const { content, regions, page } = payload;
  const render = (keys: readonly string[]) =>
    keys.map((key) => <RenderedDocument key={key} slotKey={key} />);
  const { links, media } = useStore(ports.references);
  const live = useMemo(
    () => ({ ...runtime, page: { ...runtime.page, links, media } }),
    [runtime, links, media],
  );
  return (
    <CanvasContext value={ports}>
      <RuntimeContext value={live}>
        <PageLayout
          screen={page.screen}
          header={render(regions.header)}
          content={render(content ? [content] : [])}
          footer={render(regions.footer)}
          overlays={render(regions.overlays)}
        />
      </RuntimeContext>
    </CanvasContext>
  );
}
