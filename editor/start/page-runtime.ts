import type { Runtime } from '#runtime/block/context.tsx';
import type { EditorBlocks } from '#runtime/block/editor-registry.ts';
import type { CommandReply } from '#runtime/commands/reply.ts';
import { coreMessages } from '#runtime/i18n/core-messages.ts';
import { prefixed } from '#runtime/i18n/messages.ts';
import { createTranslator } from '#runtime/i18n/translator.ts';
import type { PagePayload } from '#runtime/page/payload.ts';
import { createFormsStore } from '#runtime/store/forms.ts';
import { createNoticesStore } from '#runtime/store/notices.ts';
import { createSessionStore } from '#runtime/store/session.ts';
import type { Language } from '#schemas/languages.ts';

/** The page's ports while it is edited: it looks as ever, but buys, sends and leaves nothing. */
export function createPageRuntime(page: PagePayload, blocks: EditorBlocks): Runtime {
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
    t: createTranslator(page.language, pagePhrases(page.language, blocks)),
    session: createSessionStore(page.session),
    notices: createNoticesStore([]),
    forms: createFormsStore(null),
    navigate: () => undefined,
    send: async () => still,
    on: () => () => undefined,
    emit: () => undefined,
  };
}

function pagePhrases(language: Language, blocks: EditorBlocks) {
  const own = Object.entries(blocks).map(([type, { messages }]) =>
    messages ? prefixed(type, messages[language]) : {},
  );
  return Object.assign({}, coreMessages[language], ...own);
}
