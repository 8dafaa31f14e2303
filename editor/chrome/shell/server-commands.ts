import { useMemo } from 'react';
import { useEditor } from '../../canvas/editor-context.ts';
import { useT } from '../../i18n/translate.tsx';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { useLeave } from './leave.ts';
import type { ScreenCommand } from './screen-command.ts';

const CacheView = lazyPart(async () => (await import('../dialogs/cache-view.tsx')).CacheView);
const DomainList = lazyPart(async () => (await import('../dialogs/domains.tsx')).DomainList);
const Releases = lazyPart(async () => (await import('../dialogs/releases.tsx')).Releases);

/** Documentation: blocks with examples and forms in development, otherwise the API description. */
const documentationAt = { blocks: '/section-tool', api: '/api/openapi.json' } as const;

/** Commands for the server, limited to what this server offers. */
export function useServerCommands(): readonly ScreenCommand[] {
  const { payload } = useEditor();
  const t = useT();
  const dialogs = useDialogs();
  const leave = useLeave();
  return useMemo(() => {
    const { server, uiLanguage, page } = payload;
    if (!server) return [];
    const isDevelopment = server.mode === 'development';
    const here = page.site.url;
    const go = (url: string | undefined) =>
      url !== undefined && leave(`${url}${location.pathname}?editPage=true`);
    const cache: ScreenCommand = {
      id: 'cache',
      icon: 'package',
      label: t('dialogs.cache'),
      run: () => void dialogs.open(CacheView, { language: uiLanguage }),
    };
    const domains: ScreenCommand = {
      id: 'domains',
      icon: 'globe',
      label: t('dialogs.domains'),
      run: () => void dialogs.open(DomainList, { here }).then(go),
    };
    const releases: ScreenCommand = {
      id: 'releases',
      icon: 'newspaper',
      label: `${t('dialogs.releases')} (${server.version})`,
      run: () => void dialogs.open(Releases, { isDevelopment }),
    };
    const documentation: ScreenCommand = {
      id: 'documentation',
      icon: 'file-text',
      label: t('dialogs.documentation'),
      run: () => void window.open(documentationAt[isDevelopment ? 'blocks' : 'api'], '_blank'),
    };
    return [
      ...(server.cache ? [cache] : []),
      ...(server.domains > 1 || isDevelopment ? [domains] : []),
      ...(server.mode === 'production' ? [] : [releases, documentation]),
    ];
  }, [payload, t, dialogs, leave]);
}
