import type { DocumentKey } from '#schemas/editing/node.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useFormatInstant } from '../../i18n/format-instant.ts';
import { useT } from '../../i18n/translate.tsx';
import { InlineAlert } from '../../ui/dialogs/states.tsx';
import { useLoad } from '../dialogs/use-load.ts';

/** Lists what is already scheduled for a document: it will replace whatever is published before that. */
export function PlannedAlert({ document }: { readonly document: DocumentKey }) {
  const t = useT();
  const { api } = useEditor();
  const instant = useFormatInstant();
  const { found } = useLoad(document, () => api.call('publication.list', { document }));
  const plans = found.state === 'ready' ? found.value.filter(({ doneAt }) => !doneAt) : [];
  if (plans.length === 0) return null;
  const remarks = plans.map(
    ({ action, dueAt }) => `${t(`publishing.action_${action}`)}, ${instant(dueAt)}`,
  );
  return <InlineAlert>{t('publishing.alreadyPlanned', { plans: remarks.join('; ') })}</InlineAlert>;
}
