import type { ApiClient } from '#runtime/api/client.ts';
import { blockData, type EditPayload } from '#runtime/page/edit-payload.ts';
import type { PageDependencies, PageRequest, PageResolution } from '#runtime/page/page-request.ts';
import type { PagePayload } from '#runtime/page/payload.ts';
import { resolvePage } from '#runtime/page/resolve-page.ts';
import { report } from '#runtime/report.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { parseLanguage } from '#schemas/languages.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { EditAssets } from './assets.ts';
import { editDocument } from './document.ts';
import { hiddenOptions, type Rendering } from './hidden-options.ts';
import type { PageRenderer } from './render-page.tsx';

type RenderedPage = Extract<PageResolution, { kind: 'page' }>;

/** Whether the URL requests edit mode (EDIT-01). */
export function requestsEditing(url: URL): boolean {
  return url.searchParams.get('editPage') === 'true';
}

/** Returns the screen in edit mode, or null if it redirects or its documents cannot be opened. */
export async function editPage(
  request: PageRequest,
  by: PageDependencies,
  renderer: PageRenderer,
  assets: EditAssets,
): Promise<string | null> {
  const resolved = await resolvePage({ ...request, draft: 'editor' }, by);
  if (resolved.kind === 'redirect') return null;
  const { html } = renderer.render(resolved.page);
  const payload = await readEditPayload(resolved, request.api, { ...by, renderer });
  if (payload.ok) return editDocument(html, payload.value, assets);
  const { pathname } = request.url;
  report('internal', new Error(`Edit mode did not open at ${pathname}: ${payload.error.code}.`));
  return null;
}

const regions = ['header', 'footer', 'overlays'] as const;

/** The initial data of edit mode: the rendered screen, and the documents it was rendered from. */
async function readEditPayload(
  { page, document }: RenderedPage,
  api: ApiClient,
  rendering: Rendering,
): Promise<Result<EditPayload>> {
  const around = regionDocuments(page);
  const menus = await menuDocuments(api);
  const documents = [...(document ? [document] : []), ...Object.values(around).flat(), ...menus];
  const [opened, user, setting, server] = await Promise.all([
    api.call('draft.open', { documents }),
    api.call('user.adminProfile', {}),
    api.call('settings.generalUser', { group: 'global', key: 'language' }),
    api.call('server.state', {}),
  ]);
  if (!opened.ok) return opened;
  if (!user.ok) return fail('forbidden');
  const { id, details, scope } = user.value;
  return ok({
    page: withoutNodes(page, rendering),
    content: document,
    regions: { ...around, menus },
    ...opened.value,
    hidden: hiddenOptions(page, rendering, scope),
    data: blockData([...page.header, ...page.content, ...page.footer, ...page.overlays]),
    user: { id, name: `${details.firstName} ${details.lastName}`.trim(), scopes: scope },
    ...(server.ok && { server: server.value }),
    uiLanguage: (setting.ok && parseLanguage(setting.value.value)) || page.language,
    now: new Date().toISOString(),
  });
}

/** The menus that header and footer show; no element of the page contains them (EDIT-05). */
async function menuDocuments(api: ApiClient): Promise<DocumentKey[]> {
  const shared = await api.call('document.list', { kind: 'shared', handler: 'navigation' });
  return shared.ok ? shared.value.map(({ key }) => key) : [];
}

function regionDocuments(page: PagePayload): Omit<EditPayload['regions'], 'menus'> {
  const keys = (region: (typeof regions)[number]) => {
    const ids = page[region].map(({ id }) => id.replace(/~mobile$/, ''));
    return [...new Set(ids)].map((id): DocumentKey => `shared:${id}`);
  };
  return { header: keys('header'), footer: keys('footer'), overlays: keys('overlays') };
}

function withoutNodes(page: PagePayload, { added }: Rendering): PagePayload {
  const nothing = { header: [], content: [], footer: [], overlays: [], messages: {} };
  return { ...page, ...nothing, ...(added && { added }) };
}
