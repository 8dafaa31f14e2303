import type { BlockPreset, EditorBlock, EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { PageNode } from '#runtime/page/payload.ts';
import type { SessionState } from '#runtime/store/session.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { presetNodes } from '../canvas/page/preset-nodes.tsx';
import { leastOptions } from '../model/document/new-options.ts';
import type { Choice } from './choice.ts';
import { longData, longOptions } from './long-text.ts';

export interface Fixture extends BlockPreset {
  /** Session of the visitor. */
  readonly session?: Partial<SessionState>;
}

export interface NamedFixture {
  readonly name: string;
  readonly fixture: Fixture;
}

/** One example of a block, ready to render. */
export interface Example {
  readonly name: string;
  readonly nodes: readonly PageNode[];
  readonly session: Partial<SessionState>;
}

export async function loadFixtures({ presets }: EditorBlock): Promise<NamedFixture[]> {
  return Promise.all(
    Object.entries(presets).map(async ([name, load]) => ({
      name,
      fixture: (await load()).default as Fixture,
    })),
  );
}

/**
 * Returns the fixture a choice starts from: a stored one, or minimal options where the schema allows them.
 */
export function chosenFixture(
  { show, fixture: name }: Choice,
  block: EditorBlock,
  fixtures: readonly NamedFixture[],
): Fixture {
  const stored = fixtures.find((each) => each.name === name)?.fixture ?? { options: {} };
  const options = show === 'least' ? leastOptions(block) : null;
  if (!options) return stored;
  const { parts: _parts, translations: _translations, ...rest } = stored;
  return { ...rest, version: block.model.version, options };
}

/**
 * Returns the examples of a choice, in order. Options typed in the form replace those of the chosen fixture.
 */
export function examplesOf(
  choice: Choice,
  typed: JsonObject | null,
  fixtures: readonly NamedFixture[],
  blocks: EditorBlocks,
): Example[] {
  const block = blocks[choice.block];
  if (!block) return [];
  const chosen = chosenFixture(choice, block, fixtures);
  const edited = typed ? { ...chosen, version: block.model.version, options: typed } : chosen;
  const shown =
    choice.show === 'all'
      ? fixtures.map((each) => (each.name === choice.fixture ? { ...each, fixture: edited } : each))
      : [{ name: choice.fixture, fixture: edited }];
  return shown.map(({ name, fixture }) => ({
    name,
    session: fixture.session ?? {},
    nodes: exampleNodes(name, fixture, choice, blocks),
  }));
}

function exampleNodes(name: string, fixture: Fixture, choice: Choice, blocks: EditorBlocks) {
  const { block: type, language } = choice;
  const id = `${type}-${name}`;
  const nodes = presetNodes({ id, type, preset: fixture, language }, blocks);
  return choice.texts === 'long' ? nodes.map((node) => longNode(node, blocks)) : nodes;
}

function longNode(node: PageNode, blocks: EditorBlocks): PageNode {
  const schema = blocks[node.type]?.model.schema;
  const slots = Object.entries(node.slots).map(([slot, children]) => [
    slot,
    children.map((child) => longNode(child, blocks)),
  ]);
  return {
    ...node,
    options: schema ? longOptions(schema, node.options) : node.options,
    data: longData(node.data),
    slots: Object.fromEntries(slots),
  };
}
