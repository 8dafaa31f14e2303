import { useDialogs } from '../dialogs/dialogs.tsx';
import { useT } from '../i18n/translate.tsx';
import { useSaving } from '../saving/saving-context.ts';
import { useEditor } from '../start/editor-context.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx';
import { discardDraft } from './discard-draft.ts';
import { documentState, publishable } from './publish-state.ts';
import styles from './publishing.module.css';
import { documentName, useMainDocument } from './use-documents.ts';

const PlannedDialog = lazyPart(async () => (await import('./planned-dialog.tsx')).PlannedDialog);
const PreviewDialog = lazyPart(async () => (await import('./preview-dialog.tsx')).PreviewDialog);
const PublishDialog = lazyPart(async () => (await import('./publish-dialog.tsx')).PublishDialog);
const RevisionsDialog = lazyPart(
  async () => (await import('./revisions-dialog.tsx')).RevisionsDialog,
);
const UnpublishDialog = lazyPart(
  async () => (await import('./unpublish-dialog.tsx')).UnpublishDialog,
);

/** Where the document stands, the button that publishes it, and what else there is about it. */
export function PublishButton() {
  const t = useT();
  const dialogs = useDialogs();
  const document = useMainDocument();
  if (!document) return null;
  return (
    <span className={styles.bar}>
      <PublishChip />
      <Button tone="primary" onPress={() => void dialogs.open(PublishDialog, { document })}>
        {t('publishing.publish')}
      </Button>
      <PublishMenu />
    </span>
  );
}

/** Whether people see what stands here, header, footer and menus included. */
export function PublishChip() {
  const t = useT();
  const { editing } = useEditor();
  const document = useMainDocument();
  if (!document) return null;
  const own = documentState(document);
  const isMore = own === 'published' && publishable(editing.documents, document.key).length > 1;
  const state = isMore ? 'changed' : own;
  return (
    <span className={styles.chip} data-state={state}>
      {t(`publishing.state_${state}`)}
    </span>
  );
}

function PublishMenu() {
  const t = useT();
  const dialogs = useDialogs();
  const document = useMainDocument();
  const discard = useDiscard();
  if (!document) return null;
  const { kind, languages, changed } = document;
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
        label={t('publishing.revisions')}
        onAction={() => void dialogs.open(RevisionsDialog, { document })}
      />
      <MenuItem
        icon="calendar-clock"
        label={t('publishing.planned')}
        onAction={() => void dialogs.open(PlannedDialog, { document })}
      />
      <MenuSeparator />
      {kind === 'page' && (
        <MenuItem
          icon="eye-off"
          label={t('publishing.unpublishMenu')}
          reason={languages.length === 0 ? t('publishing.neverPublished') : undefined}
          onAction={() => void dialogs.open(UnpublishDialog, { document })}
        />
      )}
      <MenuItem
        icon="rotate-ccw"
        label={t('publishing.discardMenu')}
        reason={changed ? undefined : t('publishing.nothingToDiscard')}
        onAction={() => void discard()}
      />
    </Menu>
  );
}

function useDiscard(): () => Promise<void> {
  const t = useT();
  const dialogs = useDialogs();
  const ports = useEditor();
  const saving = useSaving();
  const document = useMainDocument();
  return async () => {
    if (!document) return;
    const isSure = await dialogs.confirm({
      title: t('publishing.discardTitle'),
      text: t('publishing.discardText', { name: documentName(document, ports.payload.uiLanguage) }),
      action: t('publishing.discard'),
      danger: true,
    });
    if (!isSure) return;
    const fault = await discardDraft(ports, saving, document);
    if (fault) {
      await dialogs.confirm({
        title: t('publishing.discardFailed'),
        text: t(`fault.${fault.code}`, fault.params),
        action: t('ui.close'),
      });
    }
  };
}
