import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import { isEqual } from '#schemas/document/equal.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { mergeNodes } from '../../model/document/merge.ts';
import { isNodeValid } from '../../model/document/options.ts';
import { type FieldPath, fieldOf, positionOf, positionPath } from './node-field.ts';

export interface MergedNode {
  readonly node: EditNode;
  /** Fields that both editors changed differently. `node` has the values of `mine` there. */
  readonly conflicts: readonly FieldPath[];
}

/**
 * Three-way merge of a node that two editors changed. `base` null: both created the node. Values that the
 * block's schema does not allow together count as one field.
 */
export function mergeNode(
  base: EditNode | null,
  mine: EditNode,
  theirs: EditNode,
  blocks: EditorBlocks,
): MergedNode {
  const content = mergeContent(base, mine, theirs, blocks);
  const position = mergePosition(base, mine, theirs);
  return {
    node: { ...content.node, ...position.position },
    conflicts: [...content.conflicts, ...(position.isContested ? [positionPath] : [])],
  };
}

function mergeContent(
  base: EditNode | null,
  mine: EditNode,
  theirs: EditNode,
  blocks: EditorBlocks,
): MergedNode {
  if (mine.version !== theirs.version) return mergeWhole(base, mine, theirs);
  const here = positionOf(mine);
  const nothing = {} as EditNode;
  const { node, conflicts } = mergeNodes(
    { ...(base ?? nothing), ...here, version: mine.version },
    mine,
    { ...theirs, ...here },
  );
  const isBroken =
    !isNodeValid(node, blocks) && isNodeValid(mine, blocks) && isNodeValid(theirs, blocks);
  if (isBroken) return mergeWhole(base, mine, theirs);
  return { node, conflicts: conflicts.map(({ path }) => path).filter(isForPeople) };
}

/** Fingerprints belong to their translations, and revisions are not user data. */
const isForPeople = ([first]: FieldPath) => first !== 'sources' && first !== 'revision';

const optionFields = ['version', 'options', 'translations', 'sources', 'mobileOptions'] as const;
const contested: readonly FieldPath[] = [['options'], ['translations'], ['mobileOptions']];

/** Options that cannot be merged, e.g. of different versions, are taken as a whole. */
function mergeWhole(base: EditNode | null, mine: EditNode, theirs: EditNode): MergedNode {
  const isSameOptions = (one: EditNode | null, other: EditNode) =>
    one !== null && contested.every((path) => isEqual(fieldOf(one, path), fieldOf(other, path)));
  const source = isSameOptions(base, mine) ? theirs : mine;
  const options = Object.fromEntries(optionFields.map((name) => [name, source[name]]));
  const [rest, others] = [mine, theirs].map((node) => ({ ...node, ...options })) as [
    EditNode,
    EditNode,
  ];
  const here = positionOf(mine);
  const merged = mergeNodes({ ...(base ?? others), ...options, ...here }, rest, {
    ...others,
    ...here,
  });
  const isContested = source === mine && !isSameOptions(base, theirs);
  const differing = contested.filter(
    (path) => !isEqual(fieldOf(mine, path), fieldOf(theirs, path)),
  );
  return {
    node: merged.node,
    conflicts: [
      ...merged.conflicts.map(({ path }) => path).filter(isForPeople),
      ...(isContested ? differing : []),
    ],
  };
}

function mergePosition(base: EditNode | null, mine: EditNode, theirs: EditNode) {
  const [was, here, there] = [base, mine, theirs].map((node) => node && positionOf(node));
  const isSame = (one: typeof was, other: typeof was) => isEqual(one, other);
  if (isSame(here, there) || isSame(was, there)) return { position: here, isContested: false };
  if (isSame(was, here)) return { position: there, isContested: false };
  return { position: here, isContested: true };
}
