import { memo, type ReactNode, useCallback, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { frame } from '#runtime/block/frame.tsx';
import { isOverridden, mobileId, mobileMetaOf } from '#runtime/page/prepare.ts';
import { isVisible } from '#runtime/page/visibility.ts';
import type { ElementMeta } from '#schemas/document/element.ts';
import { mobileOverrides } from '#schemas/editing/layer-options.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import type { NodeStore, SlotKey } from '../../model/document/node-store.ts';
import { placementStyle } from '../../model/document/placement.ts';
import { useCanvas } from './canvas-context.ts';
import { ErrorNotice } from './error-notice.tsx';
import { withRenderedHidden } from './hidden-options.ts';
import { LiveBoundary } from './live-boundary.tsx';
import { renderedOptions } from './rendered-options.ts';
import { SlotProbe } from './slot-probe.tsx';

/** Returns the node ids of a slot or document root, in order. */
export function useChildren(nodes: NodeStore, slotKey: SlotKey): readonly string[] {
  return useSyncExternalStore(
    useCallback((changed) => nodes.subscribeChildren(slotKey, changed), [nodes, slotKey]),
    () => nodes.children(slotKey),
  );
}

export function useNode(nodes: NodeStore, id: string): EditNode | undefined {
  return useSyncExternalStore(
    useCallback((changed) => nodes.subscribe(id, changed), [nodes, id]),
    () => nodes.get(id),
  );
}

/** All blocks at the root of a document. */
export function RenderedDocument({ slotKey }: { readonly slotKey: SlotKey }) {
  const { editing } = useCanvas();
  const ids = useChildren(editing.nodes, slotKey);
  return renderChildren(ids, slotKey, '');
}

/** Renders the nodes of a slot. An empty slot renders nothing, but a probe can find it. */
function renderChildren(ids: readonly string[], slotKey: SlotKey, suffix: string): ReactNode {
  if (ids.length === 0) return [<SlotProbe key="probe" slotKey={slotKey} />];
  return ids.map((id) => <RenderedNode key={id} id={id} suffix={suffix} />);
}

interface RenderedProps {
  readonly id: string;
  /** Appended to ids inside the second and later placements of the same shared element. */
  readonly suffix: string;
}

/** Renders one node; a placement renders its shared element. */
const RenderedNode = memo(function RenderedNode({ id, suffix }: RenderedProps) {
  const { editing } = useCanvas();
  const node = useNode(editing.nodes, id);
  if (!node) return null;
  if (node.master !== null) return <RenderedPlacement placement={node} />;
  return <RenderedForms node={node} suffix={suffix} placement={null} />;
});

function RenderedPlacement({ placement }: { readonly placement: EditNode }) {
  const { editing } = useCanvas();
  const master = useNode(editing.nodes, placement.master ?? '');
  if (!master) return null;
  const isFirst = firstPlacement(editing.nodes, placement) === placement.id;
  const suffix = isFirst ? '' : `--${placement.id}`;
  return <RenderedForms node={master} suffix={suffix} placement={placement} />;
}

function firstPlacement(nodes: NodeStore, { document, master }: EditNode): string | undefined {
  return nodes.children(document).find((id) => nodes.get(id)?.master === master);
}

interface FormsProps {
  readonly node: EditNode;
  readonly suffix: string;
  readonly placement: EditNode | null;
}

/** A node with overrides below 1380 px is rendered twice; style sheets show one of both. */
function RenderedForms({ node, suffix, placement }: FormsProps) {
  const { viewer, sections } = useCanvas();
  const { meta: own, mobileMeta } = placement ? placementStyle(placement, node) : node;
  const style = useStore(sections, (all) => all[node.handler]);
  const meta = style ? { ...style, ...own } : own;
  if (!isVisible({ meta }, viewer)) return null;
  const renderedId = node.id + suffix;
  const shared = { node, suffix, placement };
  const ofPlacement = placement ? mobileOverrides(placement, viewer.language) : {};
  const overrides = { ...mobileOverrides(node, viewer.language), ...ofPlacement };
  if (!isOverridden(overrides, mobileMeta)) {
    return <RenderedBlock {...shared} renderedId={renderedId} meta={meta} isMobile={false} />;
  }
  return (
    <>
      <RenderedBlock
        {...shared}
        renderedId={renderedId}
        meta={{ ...meta, device: 'desktop' }}
        isMobile={false}
      />
      <RenderedBlock
        {...shared}
        renderedId={mobileId(renderedId)}
        meta={mobileMetaOf(meta, mobileMeta)}
        isMobile
      />
    </>
  );
}

interface BlockProps extends FormsProps {
  readonly renderedId: string;
  readonly meta: ElementMeta;
  /** Whether it is the version below 1380 px. */
  readonly isMobile: boolean;
}

/** The block itself, in the same frame as for shoppers. */
function RenderedBlock({ node, suffix, placement, renderedId, meta, isMobile }: BlockProps) {
  const { editing, views, data, viewer, onRender } = useCanvas();
  const type = node.handler;
  const View = useSyncExternalStore(
    useCallback((changed) => views.subscribe(type, changed), [views, type]),
    () => views.view(type),
  );
  const loaded = useSyncExternalStore(
    useCallback((changed) => data.subscribe(renderedId, changed), [data, renderedId]),
    () => data.get(renderedId),
  );
  const block = editing.blocks[type];
  const slots = useSlots(node.id, suffix, block ? Object.keys(block.model.slots) : noNames);
  onRender?.(renderedId);
  const options = renderedOptions({ node, placement, isMobile }, editing.blocks, viewer.language);
  const error = options.ok ? loaded.error : options.error.code;
  if (error !== null) return <ErrorNotice id={renderedId} type={type} error={error} />;
  if (!View || !options.ok || (block?.loads && loaded.data === null)) {
    return frame({ type, id: renderedId, meta }, null);
  }
  const rendered = withRenderedHidden(editing, renderedId, type, options.value);
  return frame(
    { type, id: renderedId, meta },
    <LiveBoundary
      subject={node}
      notice={<ErrorNotice id={renderedId} type={type} error="blockCrashed" />}
    >
      {/* oxlint-disable-next-line react/static-components -- loaded once for each type */}
      <View id={renderedId} options={rendered} data={loaded.data} slots={slots} />
    </LiveBoundary>,
  );
}

const noNames: readonly string[] = [];

/** Returns the rendered children of each slot: the same objects until a list of children changes. */
function useSlots(id: string, suffix: string, names: readonly string[]): Record<string, ReactNode> {
  const { nodes } = useCanvas().editing;
  const kept = useRef<{ lists: readonly (readonly string[])[]; slots: Record<string, ReactNode> }>(
    null,
  );
  const key = names.join(' ');
  const subscribe = useCallback(
    (changed: () => void) => {
      const slotKeys = key === '' ? [] : key.split(' ');
      const stops = slotKeys.map((name) => nodes.subscribeChildren(`${id}/${name}`, changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [nodes, id, key],
  );
  return useSyncExternalStore(subscribe, () => {
    const lists = names.map((name) => nodes.children(`${id}/${name}`));
    const known = kept.current;
    if (
      known &&
      lists.length === known.lists.length &&
      lists.every((list, at) => list === known.lists[at])
    ) {
      return known.slots;
    }
    const slots = Object.fromEntries(
      names.map((name, at) => [name, renderChildren(lists[at] ?? [], `${id}/${name}`, suffix)]),
    );
    kept.current = { lists, slots };
    return slots;
  });
}
