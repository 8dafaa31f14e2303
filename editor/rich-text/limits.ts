import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { maxDepth } from '#runtime/rich-text/document.ts';
import { richTextSchema } from '#schemas/block/fragments.ts';

const maxBlocks = richTextSchema.properties.content.maxItems;

/** Refuses changes after which the text could not be stored, or not be seen. */
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

/** What was stored too long before may stay, but not grow. */
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
