import { widgetFields } from '#schemas/editing/fields.ts';
import type { Media } from '#schemas/entities/media.ts';
import type { Editing } from '../../model/document/editing.ts';
import type { PointedPicture } from './overlay-store.ts';
import { framedBlock } from './rendered-block.ts';
import { textTarget } from './text-target.ts';

/** Returns the option that a picture of a block shows; null when it is ambiguous. */
export function pointedPicture(
  editing: Editing,
  media: Readonly<Record<string, Media>>,
  frame: HTMLElement,
  target: Element,
): PointedPicture | null {
  const block = framedBlock(editing, frame);
  const element = target.closest<HTMLElement>('img, picture') ?? target.querySelector('img');
  if (!block || !element) return null;
  const pictures = widgetFields(block.schema, block.options, 'media').filter(
    ({ value }) => typeof value === 'string',
  );
  const address = addressesIn(element);
  const shown = pictures.find(({ value }) => isOf(media[String(value)], address));
  const field = shown ?? (pictures.length === 1 ? pictures[0] : undefined);
  const written = field && textTarget(editing, block, field);
  if (!field || !written?.ok) return null;
  const { id, layer } = written.value;
  return { id, layer, path: field.path, key: String(field.value), element };
}

function addressesIn(element: HTMLElement): string {
  const picture = element.closest('picture') ?? element;
  const all = [picture, ...picture.querySelectorAll('img, source')];
  return all.map((each) => `${each.getAttribute('src')} ${each.getAttribute('srcset')}`).join(' ');
}

/** Returns the picture of a block that shows a medium; null for none. */
export function pictureOf(frame: HTMLElement, media: Media | undefined): HTMLElement | null {
  const pictures = [...frame.querySelectorAll<HTMLElement>('img')];
  return pictures.find((picture) => isOf(media, addressesIn(picture))) ?? null;
}

const isOf = (media: Media | undefined, addresses: string): boolean =>
  media?.sources.some(({ path }) => addresses.includes(path)) ?? false;
