import { produce } from 'immer';
import type { ElementMeta, Json, JsonObject } from '#schemas/document/element.ts';
import { textsOfWidth } from '#schemas/editing/layers.ts';
import type { EditNode, NodeTranslations, TranslationSources } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { type CommandContext, defineCommand, type Plan } from './command.ts';
import { nameOf } from './insert.ts';

/** The fields that these commands write, as a draft of a node. */
type Draft = {
  -readonly [K in
    | 'meta'
    | 'mobileMeta'
    | 'mobileOptions'
    | 'translations'
    | 'sources'
    | 'locked'
    | 'title']: EditNode[K];
};

/** Applies the same change to several nodes. Nodes that end up equal are skipped. */
function changeAll(
  context: CommandContext,
  ids: readonly string[],
  key: string,
  change: (draft: Draft) => void,
): Result<Plan> {
  const nodes = ids.flatMap((id) => context.nodes.get(id) ?? []);
  const [first] = nodes;
  if (!first) return fail('notFound');
  const changes = nodes.map((before) => ({ before, after: produce(before, change) }));
  const changed = changes.filter(({ before, after }) => !isSameNode(before, after));
  const { handler } = changed[0]?.before ?? first;
  const params = { name: nameOf(context, handler), smart_count: Math.max(changed.length, 1) };
  return ok({ changes, label: { key: `commands.${key}`, params } });
}

/** Removes undefined values: absent means the block's own default. */
function tidy<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
}

export interface SetMetaArgs {
  readonly ids: readonly string[];
  /** An undefined value is removed. */
  readonly meta: { readonly [K in keyof ElementMeta]?: ElementMeta[K] | undefined };
}

/** Sets the appearance and layout that all blocks share. */
export const setMeta = defineCommand<SetMetaArgs>({
  name: 'setMeta',
  plan: (context, { ids, meta }) =>
    changeAll(context, ids, 'layout', (draft) => {
      draft.meta = tidy({ ...draft.meta, ...meta }) as ElementMeta;
    }),
});

/** Sets appearance and layout below 1380 px. */
export const setMobileMeta = defineCommand<SetMetaArgs>({
  name: 'setMobileMeta',
  plan: (context, { ids, meta }) =>
    changeAll(context, ids, 'mobile', (draft) => {
      draft.mobileMeta = tidy({ ...draft.mobileMeta, ...meta }) as Partial<ElementMeta>;
    }),
});

/** Replaces the overrides of options below 1380 px and removes the texts that other languages have there. */
export const setMobileOptions = defineCommand<{
  readonly id: string;
  readonly options: JsonObject;
}>({
  name: 'setMobileOptions',
  plan: (context, { id, options }) =>
    changeAll(context, [id], 'mobile', (draft) => {
      draft.mobileOptions = options;
      draft.translations = withoutMobileTexts(draft.translations);
      draft.sources = withoutMobileTexts(draft.sources);
    }),
});

function withoutMobileTexts<T extends NodeTranslations | TranslationSources>(texts: T): T {
  const kept = Object.entries(texts).map(([language, own]) => [
    language,
    textsOfWidth<Json>(own, false),
  ]);
  return Object.fromEntries(kept) as T;
}

export const setHidden = defineCommand<{
  readonly ids: readonly string[];
  readonly hidden: boolean;
}>({
  name: 'setHidden',
  plan: (context, { ids, hidden }) =>
    changeAll(context, ids, hidden ? 'hide' : 'show', (draft) => {
      draft.meta = tidy({ ...draft.meta, hidden: hidden || undefined }) as ElementMeta;
    }),
});

export const setLocked = defineCommand<{
  readonly ids: readonly string[];
  readonly locked: boolean;
}>({
  name: 'setLocked',
  plan: (context, { ids, locked }) =>
    changeAll(context, ids, locked ? 'lock' : 'unlock', (draft) => {
      draft.locked = locked;
    }),
});

/** Sets the name that editors know a block by. */
export const setTitle = defineCommand<{ readonly id: string; readonly title: string }>({
  name: 'setTitle',
  plan: (context, { id, title }) =>
    changeAll(context, [id], 'rename', (draft) => {
      draft.title = title.slice(0, 500);
    }),
});
