import type { EditDocument } from '#schemas/editing/node.ts';
import { useOverlay } from '../../canvas/overlay/overlay-store.ts';
import { useFormatInstant } from '../../i18n/format-instant.ts';
import { useDocumentName } from './use-documents.ts';

/** Result of a publication: done at once, or scheduled for an instant (ISO, UTC). */
export interface Done {
  readonly at: string | null;
}

/** Shows a notice that something was published or unpublished, or will be. */
export function useDoneNotice() {
  const overlay = useOverlay();
  const instant = useFormatInstant();
  const nameOf = useDocumentName();
  return (action: 'publish' | 'unpublish', document: EditDocument, done: Done | undefined) => {
    if (!done) return;
    const key = `publishing.${done.at ? 'planned' : 'done'}_${action}`;
    const params = { name: nameOf(document), when: done.at ? instant(done.at) : '' };
    overlay.setState({ notice: { key, params } });
  };
}
