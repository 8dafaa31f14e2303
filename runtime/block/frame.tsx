import type { ReactNode } from 'react';
import type { PageNode } from '../page/payload.ts';

/**
 * The single element around a block; `runtime/ui/frame.css` styles its attributes. They are written out one
 * by one, absent ones undefined: a spread would cost as much as rendering a small block.
 */
export function frame(
  { type, id, meta }: Pick<PageNode, 'type' | 'id' | 'meta'>,
  children: ReactNode,
) {
  return (
    <div
      key={id}
      data-block={type}
      data-id={id}
      id={meta.anchor}
      data-space={meta.space}
      data-width={meta.width}
      data-ground={meta.background}
      data-style={meta.style}
      data-device={meta.device}
    >
      {children}
    </div>
  );
}

/** The frame of a block that ships no code, around markup from our own server. */
export function staticFrame(node: PageNode, markup: string) {
  const { props } = frame(node, undefined);
  return (
    <div
      key={node.id}
      {...props}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own server
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
