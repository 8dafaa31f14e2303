import type { Kysely } from 'kysely';
import type { EndpointInput, EndpointName, EndpointOutput } from '#schemas/api/contract.ts';
import type { DocumentKey, EditNode, NodeWrite } from '#schemas/editing/node.ts';
import { plainNode } from '#schemas/editing/plain-node.ts';
import type { Language } from '#schemas/languages.ts';
import { invariant, type Result } from '#schemas/result.ts';
import type { Actor, CallContext } from '../api/handler.ts';
import { withCurrentHandlers } from '../db/current-handlers.ts';
import type { Database } from '../db/schema.ts';
import { seedSite } from '../db/seed.ts';
import { createContentHandlers } from '../services/content/handlers.ts';
import type { BlockRules, ServiceDependencies } from '../services/dependencies.ts';
import { createEditingHandlers } from '../services/editing/handlers.ts';
import { testBlocks } from './blocks.ts';
import { createCaller } from './caller.ts';
import { testSite } from './site.ts';

export const page: DocumentKey = 'page:1';

/** A back-office user with an open document. */
export interface TestEditor {
  readonly result: <N extends EndpointName>(
    name: N,
    input: EndpointInput<N>,
    context?: Partial<CallContext>,
  ) => Promise<Result<EndpointOutput<N>>>;
  readonly call: <N extends EndpointName>(
    name: N,
    input: EndpointInput<N>,
    language?: Language,
  ) => Promise<EndpointOutput<N>>;
  /** Returns nodes of documents by id. */
  readonly open: (...documents: DocumentKey[]) => Promise<Map<string, EditNode>>;
  readonly write: (...writes: readonly NodeWrite[]) => Promise<EndpointOutput<'draft.sync'>>;
  /** Stores the given nodes; throws when one is refused. */
  readonly put: (...nodes: readonly EditNode[]) => Promise<void>;
  readonly remove: (...nodes: readonly EditNode[]) => Promise<void>;
}

export interface TestSite {
  readonly deps: ServiceDependencies;
  /** An editor with all rights. */
  readonly admin: TestEditor;
  readonly editor: (scope: readonly string[]) => Promise<TestEditor>;
}

/** Opens the test site with blocks and editors. */
export async function openTestSite(
  db: Kysely<Database>,
  blocks: BlockRules = testBlocks,
): Promise<TestSite> {
  await seedSite(db, testSite, null);
  const caller = createCaller(
    withCurrentHandlers(db, blocks.models),
    (deps) => ({ ...createContentHandlers(deps), ...createEditingHandlers(deps) }),
    { blocks },
  );
  const editor = async (scope: readonly string[]) => {
    const { id } = await db
      .insertInto('users')
      .values({
        email: `${scope.join('-') || 'nobody'}-${Math.random()}@example.com`,
        password_hash: '',
        details: JSON.stringify({ firstName: 'Ana', lastName: scope.join(' ') }),
        is_backoffice: true,
        scope: [...scope],
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return createEditor(caller, { kind: 'backoffice', userId: id, sessionId: '', scope });
  };
  return { deps: caller.deps, admin: await editor(['admin']), editor };
}

function createEditor(caller: ReturnType<typeof createCaller>, actor: Actor): TestEditor {
  const result: TestEditor['result'] = (name, input, context) =>
    caller.result(name, input, { actor, ...context });
  const call: TestEditor['call'] = async (name, input, language = 'hr') => {
    const response = await result(name, input, { language });
    invariant(response.ok, `${name}: ${response.ok ? '' : JSON.stringify(response.error)}`);
    return response.value;
  };
  const write: TestEditor['write'] = (...writes) => {
    const documents = writes.flatMap(({ node }) => node?.document ?? []);
    return call('draft.sync', { documents: [...documents, page], since: 0, writes });
  };
  const store = async (writes: readonly NodeWrite[]) => {
    const { saved, conflicts, refused } = await write(...writes);
    invariant(saved, JSON.stringify({ conflicts, refused }));
  };
  return {
    result,
    call,
    write,
    async open(...documents) {
      const { nodes } = await call('draft.open', { documents });
      return new Map(nodes.map((node) => [node.id, node]));
    },
    put: (...nodes) => store(nodes.map((node) => ({ id: node.id, base: node.revision, node }))),
    remove: (...nodes) =>
      store(nodes.map(({ id, revision }) => ({ id, base: revision, node: null }))),
  };
}

/** Creates a node of the home page, by default in its first element. */
export function newNode(id: string, more: Partial<EditNode> = {}): EditNode {
  return {
    id,
    document: page,
    parent: 'stupac',
    slot: 'main',
    order: 'k',
    handler: 'text',
    version: 1,
    ...plainNode,
    ...more,
  };
}

/** Returns the node by id; fails the test when it is missing. */
export function the(nodes: ReadonlyMap<string, EditNode>, id: string): EditNode {
  const node = nodes.get(id);
  invariant(node, `${id} is not there`);
  return node;
}
