import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import type { PageNode, PagePayload } from '#runtime/page/payload.ts';
import { widgetFields } from '#schemas/editing/fields.ts';
import { type EditorPorts, useEditor } from '../../../canvas/editor-context.ts';
import { PresetNodes, presetNodes } from '../../../canvas/page/preset-nodes.tsx';
import type { NodeInput } from '../../../model/commands/node-input.ts';
import { usePanels } from '../panels-context.ts';
import { BlockIcon } from '../structure/tree-row.tsx';
import styles from './library.module.css';
import { useNearWidth } from './near-width.ts';
import { loadPreset, presetInput } from './preset-input.ts';

interface PresetPictureProps {
  readonly type: string;
  readonly preset: string;
}

interface Example {
  readonly nodes: readonly PageNode[];
  readonly runtime: Runtime;
}

/**
 * Width in px at which previews are rendered. Low blocks use a narrower one, otherwise they would be a thin
 * line.
 */
const widths = { page: 1000, low: 480 } as const;

/** Maximum height in px of a block that is still empty. */
const emptyHeight = 60;

/** Share of the box height below which a preview is rendered narrower. */
const low = 0.7;

/**
 * A small preview of a block. It is rendered when it comes near the viewport, and is neither interactive nor
 * read by screen readers.
 */
export const PresetPicture = memo(function PresetPicture({ type, preset }: PresetPictureProps) {
  const { canvas } = useEditor();
  const box = useRef<HTMLDivElement>(null);
  const width = useNearWidth(box);
  const example = useExample(type, preset, width !== null);
  const [renderedWidth, setRenderedWidth] = useState<number>(widths.page);
  const watch = useCallback((rendered: HTMLDivElement) => {
    const sizes = new ResizeObserver(([entry]) => {
      const { blockSize = 0 } = entry?.borderBoxSize[0] ?? {};
      const room = box.current?.clientHeight ?? 0;
      const shown = (blockSize * (box.current?.clientWidth ?? 0)) / widths.page;
      // Blocks are empty at first; their pictures and code load later.
      if (blockSize > emptyHeight && shown < low * room) setRenderedWidth(widths.low);
    });
    sizes.observe(rendered);
    return () => sizes.disconnect();
  }, []);
  return (
    <div ref={box} className={styles.picture} inert aria-hidden>
      {!example && <StandIn type={type} />}
      {example && width !== null && (
        <div
          ref={watch}
          className={`izlog-picture ${styles.rendered}`}
          style={{ inlineSize: renderedWidth, zoom: width / renderedWidth }}
        >
          <RuntimeContext value={example.runtime}>
            <PresetNodes nodes={example.nodes} views={canvas.views} notice={standIn} />
          </RuntimeContext>
        </div>
      )}
    </div>
  );
});

/** The icon of a block, until its preview is ready or when there is none. */
function StandIn({ type }: { readonly type: string }) {
  return (
    <span className={styles.standIn}>
      <BlockIcon handler={type} />
    </span>
  );
}

const standIn = ({ type }: PageNode) => <StandIn type={type} />;

function useExample(type: string, preset: string, isWanted: boolean): Example | null {
  const { editing, api } = useEditor();
  const { runtime } = usePanels();
  const [example, setExample] = useState<Example | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const read = async () => {
      const found = await readExample(editing, api, runtime, type, preset);
      if (isHere) setExample(found);
    };
    void read();
    return () => {
      isHere = false;
    };
  }, [editing, api, runtime, type, preset, isWanted]);
  return example;
}

async function readExample(
  editing: EditorPorts['editing'],
  api: EditorPorts['api'],
  runtime: Runtime,
  type: string,
  preset: string,
): Promise<Example | null> {
  const found = await loadPreset(editing.blocks[type], preset);
  if (!found) return null;
  const input = presetInput(type, found);
  const texts = mediaIn(editing, input).filter((key) => !runtime.page.media[key]);
  const references = texts.length > 0 ? await api.call('draft.references', { texts }) : null;
  const media = references?.ok ? references.value.media : {};
  const page: PagePayload = {
    ...runtime.page,
    media: { ...runtime.page.media, ...media },
  };
  const source = {
    id: `picture-${type}-${preset}`,
    type,
    preset: found,
    language: editing.language,
  };
  return { nodes: presetNodes(source, editing.blocks), runtime: { ...runtime, page } };
}

function mediaIn(editing: EditorPorts['editing'], input: NodeInput): string[] {
  const schema = editing.blocks[input.handler]?.model.schema;
  const own = schema ? widgetFields(schema, input.options ?? {}, 'media') : [];
  const keys = own.flatMap(({ value }) =>
    typeof value === 'string' && value !== '' ? [value] : [],
  );
  const below = Object.values(input.parts ?? {}).flat();
  return [...new Set([...keys, ...below.flatMap((part) => mediaIn(editing, part))])];
}
