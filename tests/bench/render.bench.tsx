import { renderToString } from 'react-dom/server';
import { Blocks, ViewsContext } from '#runtime/block/block.tsx';
import { type Runtime, RuntimeContext } from '#runtime/block/context.tsx';
import type { ServerRegistry } from '#runtime/block/types.ts';
import { prepareElements } from '#runtime/page/prepare.ts';
import { createServerViews } from '#runtime/page/views-on-server.tsx';
import { visibleNodes } from '#runtime/page/visibility.ts';
import { defineModel } from '#schemas/block/model.ts';
import type { Element } from '#schemas/document/element.ts';

/**
 * What does the document runtime cost? Renders the same page from its document and from hand-written React
 * alternately, in one process. Prints CPU per page and the ratio of the medians.
 */
const rounds = 60;

interface Options {
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

function Teaser({ title, text, href }: Options) {
  return (
    <section className="teaser">
      <h2>{title}</h2>
      <p>{text}</p>
      <a href={href}>{title}</a>
    </section>
  );
}

const model = defineModel({
  type: 'teaser',
  category: 'content',
  icon: 'image',
  schema: {
    type: 'object',
    required: ['title', 'text', 'href'],
    additionalProperties: false,
    properties: {
      title: { type: 'string' },
      text: { type: 'string' },
      href: { type: 'string' },
    },
  },
});

const registry: ServerRegistry = {
  teaser: { model, View: ({ options }) => Teaser(options as Options) },
};
const validators = { teaser: () => true };
const runtime = { page: { language: 'hr', media: {}, links: {} } } as unknown as Runtime;

function elementsOf(count: number): Element[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `e${i}`,
    handler: 'teaser',
    version: 1,
    title: '',
    type: 'static-element',
    language_code: 'hrv',
    options: {
      title: `Naslov ${i}`,
      text: `Tekst broj ${i} o moru i ljudima.`,
      href: `/stranica/${i}`,
    },
    parts: {},
    meta: { space: 'medium' },
    mobileOptions: {},
    mobileMeta: {},
    linkMeta: {},
    slug: null,
    created_at: '2026-01-01T00:00:00.000Z',
    revision: 1,
  }));
}

function byHand(elements: readonly Element[]): string {
  return renderToString(
    <>
      {elements.map(({ id, options }) => (
        <div key={id} data-block="teaser" data-id={id} data-space="medium">
          <Teaser {...(options as unknown as Options)} />
        </div>
      ))}
    </>,
  );
}

function byRuntime(elements: readonly Element[]) {
  const prepared = prepareElements(elements, { registry, validators });
  const views = createServerViews(registry);
  const viewer = { language: 'hr', now: new Date(), user: null } as const;
  return () =>
    renderToString(
      <ViewsContext value={views}>
        <RuntimeContext value={runtime}>
          <Blocks nodes={visibleNodes(prepared, viewer)} />
        </RuntimeContext>
      </ViewsContext>,
    );
}

function cpu(run: () => void, times: number): number {
  const start = process.cpuUsage();
  for (let i = 0; i < times; i += 1) run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / times / 1000;
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

for (const count of [10, 100, 1000]) {
  const elements = elementsOf(count);
  const runtimePage = byRuntime(elements);
  if (runtimePage() !== byHand(elements)) throw new Error('The two pages differ.');
  const times = Math.max(5, Math.round(3000 / count));
  const hand: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    hand.push(cpu(() => byHand(elements), times));
    ours.push(cpu(() => runtimePage(), times));
  }
  const [h, o] = [median(hand.slice(8)), median(ours.slice(8))];
  process.stdout.write(
    `${String(count).padStart(5)} blocks: by hand ${h.toFixed(3)} ms, from the document ${o.toFixed(3)} ms, ratio ${(o / h).toFixed(2)}\n`,
  );
}
