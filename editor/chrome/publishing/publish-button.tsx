import type { EditDocument } from '#schemas/editing/node.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { documentState, publishable } from '../../session/publishing/publish-state.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { useSaving } from '../saving/saving-context.ts';
import { discardDraft } from './discard-draft.ts';
import { useDoneNotice } from './done-notice.ts';
import { PlannedChip } from './planned-chip.tsx';
import styles from './publishing.module.css';
import { useDocumentName, useMainDocument, useSelectedShared } from './use-documents.ts';
import { useDuePublications } from './use-due-publications.ts';

const PlannedDialog = lazyPart(async () => (await import('./planned-dialog.tsx')).PlannedDialog);
const PreviewDialog = lazyPart(async () => (await import('./preview-dialog.tsx')).PreviewDialog);
const PublishDialog = lazyPart(async () => (await import('./publish-dialog.tsx')).PublishDialog);
const RevisionsDialog = lazyPart(
  async () => (await import('./revisions-dialog.tsx')).RevisionsDialog,
);
const UnpublishDialog = lazyPart(
  async () => (await import('./unpublish-dialog.tsx')).UnpublishDialog,
);

/** The publish state of the document, the publish button, and a menu with further actions. */
export function PublishButton() {
  const t = useT();
  const dialogs = useDialogs();
  const document = useMainDocument();
  const reportDone = useDoneNotice();
  if (!document) return null;
  const publish = async () =>
    reportDone('publish', document, await dialogs.open(PublishDialog, { document }));
  return (
    <span className={styles.bar}>
      <PublishChip />
      <Button tone="primary" onPress={() => void publish()}>
        {t('publishing.publish')}
      </Button>
      <PublishMenu />
    </span>
  );
}

/** Shows whether shoppers see the current content, including header, footer and menus. */
export function PublishChip() {
  const t = useT();
  const { editing } = useEditor();
  const document = useMainDocument();
  useDuePublications();
  if (!document) return null;
  const own = documentState(document);
  const isMore = own === 'published' && publishable(editing.documents, document.key).length > 1;
  const state = isMore ? 'changed' : own;
  return (
    <>
      <span className={styles.chip} data-state={state}>
        {t(`publishing.state_${state}`)}
      </span>
      <PlannedChip document={document} />
    </>
  );
}

function PublishMenu() {
  const t = useT();
  const dialogs = useDialogs();
  const document = useMainDocument();
  const shared = useSelectedShared();
  const nameOf = useDocumentName();
  const discard = useDiscard();
  const reportDone = useDoneNotice();
  if (!document) return null;
  const unpublish = async () =>
    reportDone('unpublish', document, await dialogs.open(UnpublishDialog, { document }));
  const { kind, languages } = document;
  // A shared element is published with its pages, but has versions of its own.
  const subject = shared ?? document;
  const labelOf = (item: 'revisions' | 'planned' | 'discardMenu') => {
    const label = t(`publishing.${item}`);
    return shared ? `${label} (${nameOf(shared)})` : label;
  };
  return (
    <Menu
      label={t('publishing.more')}
      trigger={<IconButton icon="chevron-up" label={t('publishing.more')} />}
    >
      <MenuItem
        icon="link"
        label={t('publishing.previewLink')}
        onAction={() => void dialogs.open(PreviewDialog, { document })}
      />
      <MenuItem
        icon="history"
        label={labelOf('revisions')}
        onAction={() => void dialogs.open(RevisionsDialog, { document: subject })}
      />
      <MenuItem
        icon="calendar-clock"
        label={labelOf('planned')}
        onAction={() => void dialogs.open(PlannedDialog, { document: subject })}
      />
      <MenuSeparator />
      {kind === 'page' && (
        <MenuItem
          icon="eye-off"
          label={t('publishing.unpublishMenu')}
          reason={languages.length === 0 ? t('publishing.neverPublished') : undefined}
          onAction={() => void unpublish()}
        />
      )}
      <MenuItem
        icon="rotate-ccw"
        label={labelOf('discardMenu')}
        reason={subject.changed ? undefined : t('publishing.nothingToDiscard')}
        onAction={() => void discard(subject)}
      />
    </Menu>
  );
}

function useDiscard(): (document: EditDocument) => Promise<void> {
  const t = useT();
  const dialogs = useDialogs();
  const ports = useEditor();
  const saving = useSaving();
  const nameOf = useDocumentName();
  return async (document) => {
    const isSure = await dialogs.confirm({
      title: t('publishing.discardTitle'),
      text: t('publishing.discardText', { name: nameOf(document) }),
      action: t('publishing.discard'),
      danger: true,
    });
    if (!isSure) return;
    const error = await discardDraft(ports, saving, document);
    if (error) {
      await dialogs.confirm({
        title: t('publishing.discardFailed'),
        text: t(`errors.${error.code}`, error.params),
        action: t('ui.close'),
      });
    }
  };
}
