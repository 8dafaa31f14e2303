import { createContext, use, useCallback } from 'react';
import { useStore } from 'zustand';
import { invariant } from '#schemas/result.ts';
import type { CommandReply } from '../commands/reply.ts';
import { type DateStyle, formatDate } from '../format/date.ts';
import { formatPrice } from '../format/price.ts';
import type { Translate } from '../i18n/translator.ts';
import type { PagePayload } from '../page/payload.ts';
import { targetHref } from '../routes/href.ts';
import type { FormsStore, FormValues } from '../store/forms.ts';
import type { NoticesStore } from '../store/notices.ts';
import type { SessionState, SessionStore } from '../store/session.ts';

/** Stable ports that views get through context; none of them changes while a page is shown. */
export interface Runtime {
  readonly page: PagePayload;
  readonly t: Translate;
  readonly session: SessionStore;
  readonly notices: NoticesStore;
  readonly forms: FormsStore;
  /** Navigates to a path inside the site. Only in the browser: it throws on the server. */
  readonly navigate: (path: string, options?: { readonly replace?: boolean }) => void;
  /** Sends a command as its form would. */
  readonly send: (command: string, values: FormValues, files?: FormData) => Promise<CommandReply>;
  /** Subscribes to a named event (see `CommandOutcome.event`). */
  readonly on: (event: string, listener: () => void) => () => void;
  readonly emit: (event: string) => void;
}

export const RuntimeContext = createContext<Runtime | null>(null);

export function useRuntime(): Runtime {
  const runtime = use(RuntimeContext);
  invariant(runtime, 'A block was drawn outside of a page.');
  return runtime;
}

/** Returns the translation function of one block, by its type: `t('title')`. */
export function useMessages(block: string): Translate {
  const { t } = useRuntime();
  return useCallback((key, params) => t(`${block}.${key}`, params), [t, block]);
}

export function useSession<Slice>(select: (state: SessionState) => Slice): Slice {
  return useStore(useRuntime().session, select);
}

/** Returns a function from link target to address in the page's language. */
export function useHref(): (target: string) => string {
  const { page } = useRuntime();
  return (target) => targetHref(page.language, target, page.links);
}

/** Returns formatters for prices and dates in the page's language. */
export function useFormat() {
  const { page } = useRuntime();
  return {
    price: (amount: number) => formatPrice(amount, page.language, page.site.currency),
    date: (iso: string, style?: DateStyle) => formatDate(iso, page.language, style),
  };
}
