import type { Runtime } from '#runtime/block/context.tsx';
import type { CommandReply } from '#runtime/commands/reply.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import type { PagePayload } from '#runtime/page/payload.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import { createNoticesStore } from '#runtime/store/notices.ts';
import { createSessionStore } from '#runtime/store/session.ts';

/** The page's ports while it is edited. The page renders as usual, but does not buy, submit or navigate. */
export function createPageRuntime(page: PagePayload): Runtime {
  const still: CommandReply = {
    ok: false,
    session: {},
    notices: [],
    redirect: null,
    reload: false,
    event: null,
    submission: null,
  };
  return {
    page,
    t: createTranslator(page.language, page.messages),
    session: createSessionStore(page.session),
    notices: createNoticesStore([]),
    forms: createFormsStore(null),
    navigate: () => undefined,
    send: async () => still,
    on: () => () => undefined,
    emit: () => undefined,
  };
}
