import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { maxDepth } from '#runtime/rich-text/document.ts';
import { richTextSchema } from '#schemas/block/fragments.ts';

const maxBlocks = richTextSchema.properties.content.maxItems;

/** Refuses changes that would make the text too long or too deep to be stored or rendered. */
export const Limits = Extension.create<{ onRefused: () => void }>({
  name: 'limits',
  addOptions: () => ({ onRefused: () => {} }),
  addProseMirrorPlugins() {
    return [limitsPlugin(this.options.onRefused)];
  },
});

export function limitsPlugin(onRefused: () => void): Plugin {
  return new Plugin({
    filterTransaction: (change, { doc }) => {
      const isAllowed = !change.docChanged || fits(change.doc, doc);
      if (!isAllowed) onRefused();
      return isAllowed;
    },
  });
}

/** A stored text that is already too long may stay, but not grow. */
function fits(next: Node, before: Node): boolean {
  if (next.childCount > Math.max(maxBlocks, before.childCount)) return false;
  const depth = depthOf(next);
  return depth <= maxDepth || depth <= depthOf(before);
}

function depthOf(node: Node): number {
  let deepest = 0;
  node.forEach((child) => {
    deepest = Math.max(deepest, 1 + depthOf(child));
  });
  return deepest;
}
