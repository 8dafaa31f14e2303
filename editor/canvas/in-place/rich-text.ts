import type { EditRichTextOptions, RichTextHandle } from './rich-text-handle.ts';

/** Opens the rich text editor, loading its code when first needed; null when loading fails. */
export async function editRichText(options: EditRichTextOptions): Promise<RichTextHandle | null> {
  const fetched = await import('../rich-text/in-place.tsx').catch(() => null);
  return fetched && fetched.openRichText(options);
}
