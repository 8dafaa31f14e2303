import { useMemo } from 'react';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { Messages } from '#runtime/i18n/messages.ts';
import type { PageNode } from '#runtime/page/payload.ts';
import type { References } from '#schemas/entities/screen-document.ts';
import type { Language } from '#schemas/languages.ts';
import { PresetNodes, type RenderError } from '../canvas/page/preset-nodes.tsx';
import type { ViewLoader } from '../canvas/page/view-loader.ts';
import { createPageRuntime } from '../canvas/page-runtime.ts';
import { useT } from '../i18n/translate.tsx';
import type { EditorApi } from '../session/api/editor-api.ts';
import type { Choice } from './choice.ts';
import { longTranslate } from './long-text.ts';
import styles from './preview.module.css';
import type { Example } from './preview-examples.ts';
import { previewPayload, visitorOf } from './preview-page-payload.ts';
import { useReferences } from './preview-references.ts';
import type { ToolState } from './tool-state.ts';

export interface PreviewPorts {
  readonly blocks: EditorBlocks;
  readonly views: ViewLoader;
  /** Texts that pages of a language are rendered with. */
  readonly texts: (language: Language) => Messages;
  readonly state: ToolState;
  /** Null without a login to the back office. */
  readonly api: EditorApi | null;
}

interface PreviewProps {
  readonly ports: PreviewPorts;
  readonly choice: Choice;
  readonly examples: readonly Example[];
}

/** The examples of a block one below another, each on a page of its own. */
export function Preview({ ports, choice, examples }: PreviewProps) {
  const nodes = useMemo(() => examples.flatMap((example) => example.nodes), [examples]);
  const api = useMemo(() => ports.api?.in(choice.language) ?? null, [ports.api, choice.language]);
  const references = useReferences(nodes, ports.blocks, api);
  return examples.map((example) => (
    <section key={`${choice.block} ${example.name}`} className={styles.example}>
      {choice.show === 'all' && (
        <h2 className={`izlog-editor ${styles.caption}`}>{example.name}</h2>
      )}
      <RenderedExample ports={ports} choice={choice} example={example} references={references} />
    </section>
  ));
}

interface RenderedExampleProps extends Omit<PreviewProps, 'examples'> {
  readonly example: Example;
  readonly references: References;
}

function RenderedExample({ ports, choice, example, references }: RenderedExampleProps) {
  const { language, visitor, texts, show } = choice;
  const { state, texts: messagesOf } = ports;
  const stored = JSON.stringify(example.session);
  // Memoized, so that typing resets neither the visitor nor their actions in the block.
  const runtime = useMemo(() => {
    const session = visitorOf(visitor, JSON.parse(stored) as Example['session']);
    const payload = previewPayload(state, messagesOf(language), language, session, {
      links: {},
      media: {},
    });
    return exampleRuntime(createPageRuntime(payload), texts, show);
  }, [messagesOf, state, language, visitor, texts, show, stored]);
  const live = useMemo(
    () => ({ ...runtime, page: { ...runtime.page, ...references } }),
    [runtime, references],
  );
  return (
    <RuntimeContext value={live}>
      <PresetNodes nodes={example.nodes} views={ports.views} notice={renderNotice} />
    </RuntimeContext>
  );
}

function exampleRuntime(runtime: Runtime, texts: Choice['texts'], show: Choice['show']): Runtime {
  return {
    ...runtime,
    t: texts === 'long' ? longTranslate(runtime.t) : runtime.t,
    on(event, listener) {
      // A dialog over the page would otherwise stay closed. Only one can be visible at a time.
      if (event === 'cart-popup' && show !== 'all') queueMicrotask(listener);
      return () => undefined;
    },
  };
}

const renderNotice = ({ id, type }: PageNode, error: RenderError) => (
  <ExampleError key={id} type={type} error={error} />
);

/** The full error of a block that cannot be rendered: only developers see this tool. */
function ExampleError({ type, error }: { readonly type: string; readonly error: RenderError }) {
  const t = useT();
  const code = error.kind === 'error' ? error.code : 'blockCrashed';
  return (
    <div className={`izlog-editor ${styles.error}`} role="alert" data-error={code}>
      <p>{t(`errors.${code}`, { type })}</p>
      {error.kind === 'thrown' && <Thrown error={error.error} />}
    </div>
  );
}

export const renderThrown = (error: unknown) => <Thrown error={error} />;

function Thrown({ error }: { readonly error: unknown }) {
  return <pre className={`izlog-editor ${styles.thrown}`}>{textOf(error)}</pre>;
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
