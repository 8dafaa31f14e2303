import { labelsOf } from '#schemas/block/labels.ts';
import type { Language } from '#schemas/languages.ts';
import { nodeName } from '../../canvas/node-names.ts';
import type { Editing } from '../../model/document/editing.ts';
import { ancestry } from '../../model/document/node-store.ts';
import { excerpt } from '../panels/structure/node-text.ts';
import type { SlotTarget } from './offered-slots.ts';

export interface SlotText {
  /** Name of the element, and of its slot where it has several. */
  readonly name: string;
  /** Ancestors of the element, outermost first, and the start of its text. */
  readonly detail: string;
}

const excerptLength = 60;

/** Returns the texts that describe a slot to the user. `root` is the name of its document's root. */
export function slotText(
  editing: Editing,
  { owner, slot }: SlotTarget,
  root: string,
  language: Language,
): SlotText {
  if (!owner) return { name: root, detail: '' };
  const { nodes, blocks } = editing;
  const block = blocks[owner.handler];
  const slots = Object.keys(block?.model.slots ?? {});
  const line = ancestry(nodes, owner.id).map((node) => nodeName(nodes, blocks, node, language));
  const slotName = slots.length > 1 ? [labelsOf(block, language)?.slots?.[slot] ?? slot] : [];
  return {
    name: [...line.slice(-1), ...slotName].join(' › '),
    detail: [[root, ...line.slice(0, -1)].join(' › '), excerpt(editing, owner, excerptLength)]
      .filter(Boolean)
      .join(' · '),
  };
}
