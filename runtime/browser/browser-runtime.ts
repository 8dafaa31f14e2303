import type { Runtime } from '../block/context.tsx';
import type { CommandReply } from '../commands/reply.ts';
import { createTranslator } from '../i18n/translator.ts';
import type { PagePayload } from '../page/payload.ts';
import { createFormsStore, type FormValues } from '../store/forms.ts';
import { createNoticesStore } from '../store/notices.ts';
import { createSessionStore, updateSession } from '../store/session.ts';
import { createEventBus } from './event-bus.ts';
import type { PageRouter } from './page-router.ts';
import { clearVisitedPages } from './visited-pages.ts';

/** The ports of one visit: stores live as long as the document; page and texts change with the screen. */
export interface BrowserRuntime extends Omit<Runtime, 'page' | 't'> {
  /** Returns the ports of the screen that shows `page`. */
  readonly forPage: (page: PagePayload) => Runtime;
}

export function createBrowserRuntime(initial: PagePayload, router: PageRouter): BrowserRuntime {
  const session = createSessionStore(initial.session);
  const notices = createNoticesStore(initial.notices);
  const forms = createFormsStore(initial.submission);
  const events = createEventBus();

  const navigate: Runtime['navigate'] = (path, options) => {
    void router.navigate(path, { replace: options?.replace ?? false });
  };

  /** Resolves when the page that the reply leads to is shown. */
  async function apply(reply: CommandReply): Promise<void> {
    updateSession(session, reply.session);
    notices.getState().dismissErrors();
    for (const notice of reply.notices) notices.getState().add(notice);
    if (reply.event) events.emit(reply.event);
    // A prefetched page is outdated too, and the redirect may lead to it.
    clearVisitedPages();
    if (reply.redirect) await follow(reply.redirect);
    else if (reply.reload) void router.revalidate();
    // Cached pages are outdated after the command, including the page that a redirect left.
    clearVisitedPages();
  }

  async function follow(address: string): Promise<void> {
    const left = router.page();
    await router.navigate(address);
    // The router loads nothing when only the fragment is new, although the command changed the page.
    if (address.includes('#') && router.page() === left) await router.revalidate();
  }

  let sent = 0;

  async function send(
    command: string,
    values: FormValues,
    files?: FormData,
  ): Promise<CommandReply> {
    forms.setState({ pending: command });
    const number = (sent += 1);
    const { postCommand } = await import('./post-command.ts');
    const reply = await postCommand(command, values, files);
    // A late response to an earlier command must not overwrite the state of the form that was sent last.
    if (number === sent) forms.setState({ last: reply.submission, pending: null });
    await apply(reply);
    return reply;
  }

  const ports = { session, notices, forms, navigate, send, ...events };
  return {
    ...ports,
    forPage: (page) => ({ ...ports, page, t: createTranslator(page.language, page.messages) }),
  };
}
