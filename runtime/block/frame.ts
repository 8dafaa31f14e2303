import type { PageNode } from '../page/payload.ts';

/** Attributes of the one element around a block; `runtime/ui/frame.css` gives them their look. */
export function frameAttributes({ type, id, meta }: PageNode): Record<string, string> {
  const attributes: Record<string, string> = { 'data-block': type, 'data-id': id };
  if (meta.anchor) attributes.id = meta.anchor;
  if (meta.space) attributes['data-space'] = meta.space;
  if (meta.width) attributes['data-width'] = meta.width;
  if (meta.background) attributes['data-ground'] = meta.background;
  if (meta.device && meta.device !== 'all') attributes['data-device'] = meta.device;
  return attributes;
}
