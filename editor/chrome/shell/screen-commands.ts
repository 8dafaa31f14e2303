import { useMemo } from 'react';
import { mayChangeTheme } from '#schemas/theme/theme-rights.ts';
import { useEditor } from '../../canvas/editor-context.ts';
import { followPanel } from '../../canvas/keys/regions.ts';
import { usePickers } from '../../canvas/pickers.ts';
import { useT } from '../../i18n/translate.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { documentTitle } from '../dialogs/document-calls.ts';
import { renderTemplate } from '../dialogs/render-template.tsx';
import { useMainDocument } from '../publishing/use-documents.ts';
import { useLanguageCommands } from './language-commands.ts';
import { useLeave } from './leave.ts';
import type { ScreenCommand } from './screen-command.ts';
import { useServerCommands } from './server-commands.ts';

const NewPage = lazyPart(async () => (await import('../dialogs/new-page.tsx')).NewPage);
const SaveTemplate = lazyPart(
  async () => (await import('../dialogs/save-template.tsx')).SaveTemplate,
);
const PageSettings = lazyPart(
  async () => (await import('../dialogs/page-settings.tsx')).PageSettings,
);
const SectionManager = lazyPart(
  async () => (await import('../dialogs/section-manager.tsx')).SectionManager,
);
const PreviewAsDialog = lazyPart(
  async () => (await import('../preview/preview-as-dialog.tsx')).PreviewAsDialog,
);
const PublishDialog = lazyPart(
  async () => (await import('../publishing/publish-dialog.tsx')).PublishDialog,
);

/** Commands for the page as a whole, in the bar's menu and in the palette. */
export function useScreenCommands(): readonly ScreenCommand[] {
  const { payload, ui } = useEditor();
  const t = useT();
  const dialogs = useDialogs();
  const leave = useLeave();
  const pickers = usePickers();
  const document = useMainDocument();
  const server = useServerCommands();
  const speech = useLanguageCommands();
  return useMemo(() => {
    const { content } = payload;
    const isPage = content?.startsWith('page:') === true;
    const go = (path: string | undefined) => path !== undefined && leave(path);
    const settings: ScreenCommand = {
      id: 'pageSettings',
      icon: 'settings',
      label: t('shell.pageSettings'),
      run: () => content && void dialogs.open(PageSettings, { document: content }),
    };
    const template: ScreenCommand = {
      id: 'saveTemplate',
      icon: 'layout-template',
      label: t('dialogs.saveTemplate'),
      run: () => {
        if (!document) return;
        const title = documentTitle(document, payload.uiLanguage);
        void dialogs.open(SaveTemplate, { document: document.key, title }).then(go);
      },
    };
    const publish: ScreenCommand = {
      id: 'publish',
      icon: 'send',
      label: t('publishing.publish'),
      run: () => document && void dialogs.open(PublishDialog, { document }),
    };
    const theme: ScreenCommand = {
      id: 'theme',
      icon: 'type',
      label: t('shell.theme'),
      run: () => {
        ui.setState({ right: 'theme' });
        followPanel(ui, 'theme');
      },
    };
    return [
      ...(document ? [publish] : []),
      ...(isPage ? [settings, template] : []),
      {
        id: 'newPage',
        icon: 'file-plus',
        label: t('shell.newPage'),
        run: () => void dialogs.open(NewPage, { renderTemplate }).then((page) => go(page?.path)),
      },
      {
        id: 'sections',
        icon: 'layers',
        label: t('shell.sections'),
        run: () => void dialogs.open(SectionManager, {}).then(go),
      },
      {
        id: 'media',
        icon: 'image',
        label: t('media.library'),
        run: () => void pickers.browseMedia(),
      },
      {
        id: 'previewAs',
        icon: 'calendar-clock',
        label: t('preview.previewAs'),
        run: () => void dialogs.open(PreviewAsDialog, {}),
      },
      ...(mayChangeTheme(payload.user.scopes) ? [theme] : []),
      ...server,
      ...speech,
      {
        id: 'tips',
        icon: 'life-buoy',
        label: t('shell.tips'),
        run: () => ui.setState({ tipsSeen: false }),
      },
      {
        id: 'leave',
        icon: 'log-out',
        label: t('shell.leave'),
        run: () => leave(location.pathname),
      },
    ];
  }, [payload, ui, t, dialogs, leave, pickers, document, server, speech]);
}
