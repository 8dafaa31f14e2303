import { useEffect, useState } from 'react';
import type { ApiClient } from '#runtime/api/client.ts';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { PageNode } from '#runtime/page/payload.ts';
import type { References } from '#schemas/entities/screen-document.ts';
import { unknownNames } from '../canvas/page/unknown-references.ts';

const nothing: References = { links: {}, media: {} };

/** Loads links and media that nodes reference. Without a login there are none, and pictures stay empty. */
export function useReferences(
  nodes: readonly PageNode[],
  blocks: EditorBlocks,
  api: ApiClient | null,
): References {
  const [known, setKnown] = useState(nothing);
  const texts = namesIn(nodes, known, blocks).join('\n');
  useEffect(() => {
    if (!api || texts === '') return undefined;
    let isHere = true;
    const request = async () => {
      const found = await api.call('draft.references', { texts: texts.split('\n') });
      if (isHere && found.ok) setKnown((before) => merged(before, found.value));
    };
    void request();
    return () => {
      isHere = false;
    };
  }, [texts, api]);
  return known;
}

const merged = (one: References, other: References): References => ({
  links: { ...one.links, ...other.links },
  media: { ...one.media, ...other.media },
});

function namesIn(nodes: readonly PageNode[], known: References, blocks: EditorBlocks): string[] {
  const names = nodes.flatMap((node) => [
    ...unknownNames({ ...node, handler: node.type }, known, blocks),
    ...namesIn(Object.values(node.slots).flat(), known, blocks),
  ]);
  return [...new Set(names)].sort();
}
