import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { EditNode } from '#schemas/editing/node.ts';
import { isSameNode } from '#schemas/editing/same-node.ts';
import { withKnownParts } from '../../model/document/equal.ts';
import { type Conflict, withConflict } from './conflict.ts';
import { mergeNode } from './merge-node.ts';
import { positionOf } from './node-field.ts';
import type { SentWrites } from './sent-writes.ts';
import { lineOf } from './server-copy.ts';
import { removedRoot, type Versions } from './versions.ts';

/** Nodes in the server's current version; null: removed. */
export type ServerNodes = ReadonlyMap<string, EditNode | null>;

interface Ports extends Versions {
  readonly ids: () => Iterable<string>;
  readonly touched: Set<string>;
  readonly blocks: EditorBlocks;
  readonly sent: Pick<SentWrites, 'has' | 'hasRemoval'>;
}

export interface MergedChanges {
  /** Changes to apply here. */
  readonly next: ReadonlyMap<string, EditNode | null>;
  readonly conflicts: readonly Conflict[];
  /** Local moves that conflict with moves of others: together they would put elements inside themselves. */
  readonly undone: readonly string[];
  /** Elements that others changed, added or removed. */
  readonly foreign: readonly string[];
  /** Whether the server has anything new. */
  readonly isNews: boolean;
}

/** Compares the server's version with the local one, and returns the changes and conflicts. */
export function mergeServerChanges(
  ports: Ports,
  nodes: ServerNodes,
  before: readonly Conflict[],
): MergedChanges {
  const step = new Step(ports, before);
  for (const [id, node] of nodes) step.meet(id, node);
  step.removeGone();
  step.keepOutOfRemoved();
  step.breakRings();
  step.followParents();
  const { next, conflicts, undone, foreign, isNews } = step;
  return { next, conflicts, undone, foreign: [...foreign], isNews };
}

class Step {
  readonly next = new Map<string, EditNode | null>();
  readonly undone: string[] = [];
  readonly foreign = new Set<string>();
  isNews = false;
  conflicts: readonly Conflict[];
  private readonly gone = new Map<string, { readonly isEdited: boolean }>();
  private readonly ports: Ports;

  constructor(ports: Ports, conflicts: readonly Conflict[]) {
    this.ports = ports;
    this.conflicts = conflicts;
  }

  /** Returns a node as it will be on this page after the merge. */
  private at(id: string): EditNode | null {
    return this.next.has(id) ? (this.next.get(id) ?? null) : this.ports.get(id);
  }

  meet(id: string, sent: EditNode | null): void {
    const { get, known, touched, blocks, sent: own } = this.ports;
    const [mine, seen] = [get(id), known.get(id)];
    const theirs = sent && withKnownParts(mine, withKnownParts(seen, sent));
    const isArrived = own.has(id, theirs);
    // The node was restored on this page, and may have been created again by an editor who never saw the
    // local version.
    const isReturned = mine !== null && own.hasRemoval(id);
    const base = isArrived ? theirs : isReturned ? null : seen;
    known.set(id, theirs, sent?.revision);
    if (!isSameNode(seen, theirs)) this.isNews = true;
    if (isArrived) touched.add(id);
    if (isSameNode(base, theirs) || isSameNode(mine, theirs)) return;
    this.foreign.add(id);
    if (isSameNode(mine, base)) {
      if (theirs) this.next.set(id, theirs);
      else this.gone.set(id, { isEdited: false });
      return;
    }
    touched.add(id);
    if (!theirs) this.gone.set(id, { isEdited: true });
    else if (!mine) this.contestRemoval(id, base);
    else {
      const merged = mergeNode(base, mine, theirs, blocks);
      this.next.set(id, merged.node);
      for (const path of merged.conflicts) this.add({ kind: 'field', id, path });
    }
  }

  private add(conflict: Conflict): void {
    this.conflicts = withConflict(this.conflicts, conflict);
  }

  /**
   * Adds a conflict for a locally removed element that others changed, or into which they inserted something.
   */
  private contestRemoval(id: string, base: EditNode | null): void {
    const { get, lastSeen } = this.ports;
    const root = removedRoot(this.ports, id);
    if (root === null) return;
    const isMoved = get(id) !== null;
    if (!isMoved && !lastSeen.has(id)) lastSeen.set(id, base);
    this.add({ kind: 'removedByMe', id: root, moved: isMoved ? [id] : [] });
  }

  /** Removes elements that others removed, unless these contain unsaved local changes. */
  removeGone(): void {
    const present = [...this.gone.keys()].filter((id) => this.ports.get(id));
    if (present.length === 0) return;
    const children = this.childrenHere();
    for (const id of present) {
      const parent = this.at(id)?.parent ?? null;
      if (parent !== null && this.gone.has(parent)) continue;
      const members = [id];
      for (let i = 0; i < members.length; i++)
        members.push(...(children.get(members[i] ?? '') ?? []));
      const isWorkedOn = members.some((member) => this.gone.get(member)?.isEdited !== false);
      if (isWorkedOn) this.add({ kind: 'removedByThem', id });
      for (const member of members) {
        if (isWorkedOn) this.ports.touched.add(member);
        else this.next.set(member, null);
      }
    }
  }

  private childrenHere(): Map<string, string[]> {
    const children = new Map<string, string[]>();
    for (const id of new Set([...this.ports.ids(), ...this.next.keys()])) {
      const parent = this.at(id)?.parent;
      if (parent) children.set(parent, [...(children.get(parent) ?? []), id]);
    }
    return children;
  }

  /**
   * Elements that others inserted into a locally removed element are held back until that conflict is
   * resolved.
   */
  keepOutOfRemoved(): void {
    const { get, known, touched } = this.ports;
    for (const [id, node] of this.next) {
      const parent = node?.parent ?? null;
      if (!node || parent === null || this.at(parent) || !known.get(parent)) continue;
      const mine = get(id);
      if (mine) this.next.set(id, { ...node, ...positionOf(mine) });
      else this.next.delete(id);
      touched.add(id);
      this.contestRemoval(id, null);
    }
    const isLost = (node: EditNode | null) =>
      node !== null &&
      node.parent !== null &&
      !this.at(node.parent) &&
      known.get(node.parent) !== null &&
      get(node.id)?.parent !== node.parent;
    if ([...this.next.values()].some(isLost)) this.keepOutOfRemoved();
  }

  /**
   * Two moves that are valid alone can put two elements inside each other. Then the local move is reverted.
   */
  breakRings(): void {
    while (this.breakRing());
  }

  private breakRing(): boolean {
    const { known, touched } = this.ports;
    for (const id of this.next.keys()) {
      const mine = this.ring(id)?.find(
        (each) => touched.has(each.id) && known.get(each.id)?.parent !== each.parent,
      );
      const theirs = mine && known.get(mine.id);
      if (!mine || !theirs) continue;
      this.next.set(mine.id, { ...mine, ...positionOf(theirs) });
      this.undone.push(mine.id);
      return true;
    }
    return false;
  }

  private ring(id: string): EditNode[] | null {
    const line = lineOf((each) => this.at(each), id);
    const again = line.findIndex((node, at) => line.indexOf(node) < at);
    return again < 0 ? null : line.slice(0, again);
  }

  /** Children of an element that moved to another document move with it. */
  followParents(): void {
    for (const id of this.ports.touched) {
      const node = this.at(id);
      const parent = node?.parent ? this.at(node.parent) : null;
      if (node && parent && parent.document !== node.document) {
        this.next.set(id, { ...node, document: parent.document });
      }
    }
  }
}
