import { createElement, memo, type ReactNode, useCallback, useSyncExternalStore } from 'react';
import type { BlockPreset, KnownBlocks } from '#runtime/block/editor-registry.ts';
import { frame } from '#runtime/block/frame.tsx';
import type { PageNode } from '#runtime/page/payload.ts';
import { prepareElements } from '#runtime/page/prepare.ts';
import type { Element, ElementInput } from '#schemas/document/element.ts';
import { defaultLanguage, type Language, wireLanguage } from '#schemas/languages.ts';
import { exampleOptions } from '../../model/document/example-options.ts';
import { PresetBoundary } from '../../ui/preset-boundary.tsx';
import type { ViewLoader } from './view-loader.ts';

export interface PresetSource {
  /** Rendered id of the block, and prefix of the ids of its parts. */
  readonly id: string;
  readonly type: string;
  readonly preset: BlockPreset;
  readonly language: Language;
}

/** Converts a stored example to renderable nodes; to two if it differs below 1380 px. */
export function presetNodes(source: PresetSource, blocks: KnownBlocks): PageNode[] {
  const { id, type, preset, language } = source;
  const { version = 1, options, translations = {}, parts = {}, data = null } = preset;
  const input = { id, handler: type, version, options, translations, parts };
  const languages = { shown: language, written: preset.language ?? defaultLanguage };
  const element = elementOf(input, languages, id);
  const validators = Object.fromEntries(
    Object.entries(blocks).map(([name, { validate }]) => [name, validate]),
  );
  const nodes = prepareElements([element], { registry: blocks, validators });
  return nodes.map((node) => ({ ...node, data }));
}

interface ExampleLanguages {
  readonly shown: Language;
  readonly written: Language;
}

function elementOf(input: ElementInput, languages: ExampleLanguages, prefix: string): Element {
  const parts = Object.entries(input.parts ?? {}).map(([slot, children]) => [
    slot,
    children.map((child) =>
      elementOf({ ...child, id: `${prefix}-${child.id}` }, languages, prefix),
    ),
  ]);
  return {
    id: input.id,
    handler: input.handler,
    version: input.version ?? 1,
    title: input.title ?? '',
    type: 'static-element',
    language_code: wireLanguage(languages.shown),
    options: exampleOptions(input, languages.shown, languages.written),
    parts: Object.fromEntries(parts),
    meta: input.meta ?? {},
    mobileOptions: input.mobileOptions ?? {},
    mobileMeta: input.mobileMeta ?? {},
    linkMeta: {},
    slug: input.slug ?? null,
    created_at: '2026-01-01T00:00:00.000Z',
    revision: 1,
  };
}

/** Reason why a node could not be rendered: an error code, or the error that its view threw. */
export type RenderError =
  | { readonly kind: 'error'; readonly code: string }
  | { readonly kind: 'thrown'; readonly error: unknown };

interface PresetNodesProps {
  readonly nodes: readonly PageNode[];
  readonly views: ViewLoader;
  /** Rendered in place of a node that cannot be rendered. */
  readonly notice: (node: PageNode, error: RenderError) => ReactNode;
}

/** Renders nodes with their real views, as for shoppers. Needs a `RuntimeContext`. */
export function PresetNodes({ nodes, views, notice }: PresetNodesProps) {
  return nodes.map((node) => (
    <PresetNode key={node.id} node={node} views={views} notice={notice} />
  ));
}

type PresetNodeProps = Omit<PresetNodesProps, 'nodes'> & { readonly node: PageNode };

const PresetNode = memo(function PresetNode({ node, views, notice }: PresetNodeProps) {
  const { type, id, slots, options, data, error } = node;
  const View = useSyncExternalStore(
    useCallback((changed) => views.subscribe(type, changed), [views, type]),
    () => views.view(type),
  );
  if (error !== null) return notice(node, { kind: 'error', code: error });
  if (!View) return frame(node, null);
  const children = Object.entries(slots).map(([name, nodes]) => [
    name,
    nodes.map((child) => <PresetNode key={child.id} node={child} views={views} notice={notice} />),
  ]);
  return frame(
    node,
    <PresetBoundary
      subject={node}
      notice={(thrown) => notice(node, { kind: 'thrown', error: thrown })}
    >
      {createElement(View, { id, options, data, slots: Object.fromEntries(children) })}
    </PresetBoundary>,
  );
});
