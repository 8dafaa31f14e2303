import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Runtime } from '#runtime/block/context.tsx';
import { RuntimeContext } from '#runtime/block/context.tsx';
import type { EditPayload } from '#runtime/page/edit-payload.ts';
import { PageLayout } from '#runtime/page/page.tsx';
import { CanvasContext, type CanvasPorts } from './canvas-context.ts';
import { DrawnDocument } from './drawn-block.tsx';

interface CanvasProps {
  readonly ports: CanvasPorts;
  readonly runtime: Runtime;
  readonly payload: Pick<EditPayload, 'content' | 'regions' | 'page'>;
}

/** The page as shoppers have it, drawn from the documents that are edited. */
export function Canvas({ ports, runtime, payload }: CanvasProps) {
  const { content, regions, page } = payload;
  const draw = (keys: readonly string[]) =>
    keys.map((key) => <DrawnDocument key={key} place={key} />);
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
          header={draw(regions.header)}
          content={draw(content ? [content] : [])}
          footer={draw(regions.footer)}
          overlays={draw(regions.overlays)}
        />
      </RuntimeContext>
    </CanvasContext>
  );
}
