import type { ClipboardEvent } from 'react';
import { type DropZoneProps, isFileDropItem } from 'react-aria-components';

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];

export function droppedFiles({ items }: DropEvent): Promise<File[]> {
  return Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()));
}

/** Passes on pasted files; other content is pasted as usual. */
export function takePasted(event: ClipboardEvent, onFiles: (files: readonly File[]) => void): void {
  const files = [...event.clipboardData.files];
  if (files.length === 0) return;
  // The drop zone would handle the files a second time.
  event.stopPropagation();
  event.preventDefault();
  onFiles(files);
}
