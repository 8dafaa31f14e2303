import { keysBetween } from '#editor/model/document/order.ts';
import type { DocumentKey, EditNode, NodeWrite } from '#schemas/editing/node.ts';
import { invariant } from '#schemas/result.ts';
import type { BenchSite } from './site.ts';

/** Calls that create the pages: of the handlers themselves, or of a shop over HTTP. */
export type Calls = Pick<BenchSite, 'call'>;

export interface BenchPage {
  open(): Promise<unknown>;
  /** Writes new titles to the first `count` nodes. */
  save(count: number): Promise<void>;
  publish(): Promise<void>;
  problems(): Promise<unknown>;
}

/** Creates and publishes a page with `count` blocks, copied repeatedly from the demo's pages. */
export async function fillPage(site: BenchSite, count: number): Promise<BenchPage> {
  const samples = await readSamples(site);
  const { id } = await site.call('post.create', {
    title: `Mnogo blokova ${count}`,
    slug: `mnogo-blokova-${count}`,
  });
  const document: DocumentKey = `page:${id}`;
  const nodes = copies(samples, document, count);
  await write(
    site,
    document,
    0,
    nodes.map((node) => ({ id: node.id, base: 0, node })),
  );
  let edits = 0;
  const publish = async () => {
    const { problems } = await site.call('publication.publish', {
      document,
      languages: ['hr', 'en', 'de'],
    });
    invariant(
      problems.every(({ severity }) => severity !== 'error'),
      JSON.stringify(problems[0]),
    );
  };
  await publish();
  const opened = () => site.call('draft.open', { documents: [document] });
  let { clock, nodes: known } = await opened();
  return {
    async open() {
      ({ clock, nodes: known } = await opened());
    },
    async save(some) {
      edits += 1;
      const title = `Izmjena ${edits}`;
      const writes = known.slice(0, some).map((node): NodeWrite => {
        return { id: node.id, base: node.revision, node: { ...node, title } };
      });
      await write(site, document, clock, writes);
    },
    publish,
    problems: () => site.call('draft.problems', { documents: [document] }),
  };
}

/** A complete element of the demo's pages: a root with its descendants, the root first. */
export type Sample = readonly EditNode[];

export async function readSamples(site: Calls): Promise<Sample[]> {
  const records = await site.call('document.list', { kind: 'page' });
  const documents = records.map(({ key }) => key);
  const { nodes } = await site.call('draft.open', { documents });
  const isOwn = ({ document, master }: EditNode) => documents.includes(document) && master === null;
  const own = nodes.filter(isOwn);
  const below = (parent: EditNode): EditNode[] => [
    parent,
    ...own.filter((node) => node.parent === parent.id).flatMap(below),
  ];
  return own.filter(({ parent }) => parent === null).map(below);
}

/** Repeats the samples in order up to `count` nodes. */
export function copies(
  samples: readonly Sample[],
  document: DocumentKey,
  count: number,
): EditNode[] {
  const orders = keysBetween(null, null, count);
  const nodes: EditNode[] = [];
  for (let turn = 0; nodes.length < count; turn += 1) {
    const sample = samples[turn % samples.length] ?? [];
    for (const node of sample) {
      const isRoot = node.parent === null;
      nodes.push({
        ...node,
        document,
        id: `${document.replace(':', '')}-${turn}-${node.id}`,
        parent: isRoot ? null : `${document.replace(':', '')}-${turn}-${node.parent}`,
        order: isRoot ? (orders[turn] ?? node.order) : node.order,
        revision: 0,
      });
    }
  }
  return nodes.slice(0, count);
}

export async function write(
  site: Calls,
  document: DocumentKey,
  since: number,
  writes: readonly NodeWrite[],
): Promise<void> {
  const { saved, refused } = await site.call('draft.sync', {
    documents: [document],
    since,
    writes,
  });
  invariant(saved, JSON.stringify(refused[0]));
}
