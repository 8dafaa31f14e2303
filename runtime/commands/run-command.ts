import { toastMs } from '#schemas/constants.ts';
import { type AppError, Unavailable } from '#schemas/result.ts';
import { isSitePath } from '#schemas/rules/site-path.ts';
import { errorKey } from '../i18n/error-notices.ts';
import type { Translate } from '../i18n/translator.ts';
import { report } from '../report.ts';
import type { FormValues, Submission } from '../store/forms.ts';
import type { Notice } from '../store/notices.ts';
import { type SessionState, withoutCode } from '../store/session.ts';
import { commands } from './all-commands.ts';
import type { CommandContext, CommandOutcome, CommandResult, NoticeSpec } from './command.ts';
import type { CommandReply } from './reply.ts';

/** Runs a command by name and translates its outcome. */
export async function runCommand(
  name: string,
  values: FormValues,
  context: CommandContext,
  t: Translate,
): Promise<CommandReply> {
  const result = await perform(name, values, context);
  const outcome: CommandOutcome = result.outcome ?? {};
  const specs = outcome.notices ?? [];
  const errors = result.ok ? [] : result.errors;
  return {
    ok: result.ok,
    session: visibleSession(outcome),
    notices: [...specs.map((spec, i) => toNotice(spec, i, t)), ...errorNotices(errors, specs, t)],
    redirect: insideOnly(outcome.redirect),
    ...(outcome.outside && { outside: outcome.outside }),
    reload: outcome.reload ?? false,
    event: outcome.event ?? null,
    submission: result.ok ? null : toSubmission(name, values, errors, t),
    ...(errors.some(({ code }) => code === 'unavailable') && { unavailable: true }),
  };
}

async function perform(
  name: string,
  values: FormValues,
  context: CommandContext,
): Promise<CommandResult> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return { ok: false, errors: [{ code: 'badRequest' }] };
  if (context.refused) return { ok: false, errors: [context.refused] };
  try {
    return await command.run(context, values);
  } catch (error) {
    if (error instanceof Unavailable) return { ok: false, errors: [{ code: 'unavailable' }] };
    report('internal', error);
    return { ok: false, errors: [{ code: 'internal' }] };
  }
}

function insideOnly(path: string | undefined): string | null {
  return path !== undefined && isSitePath(path) ? path : null;
}

function visibleSession({ session = {} }: CommandOutcome): Partial<SessionState> {
  return session.cart ? { ...session, cart: withoutCode(session.cart) } : session;
}

function toNotice(
  { kind, key, params, duration }: NoticeSpec,
  index: number,
  t: Translate,
): Notice {
  const text = t(key, params);
  const spoken = kind === 'error' ? toastMs.perErrorCharacter * text.length : toastMs.normal;
  return { id: `${Date.now()}-${index}`, kind, text, duration: duration ?? spoken };
}

/** Returns toasts for errors without a field, unless the command has more specific notices. */
function errorNotices(
  errors: readonly AppError[],
  said: readonly NoticeSpec[],
  t: Translate,
): Notice[] {
  if (said.length > 0) return [];
  return errors
    .filter(({ field }) => field === undefined)
    .map(({ code, params }, index) =>
      toNotice({ kind: 'error', key: errorKey(code), ...(params ? { params } : {}) }, index, t),
    );
}

/** Returns the values to the form, except secrets: passwords and captcha responses. */
function toSubmission(
  command: string,
  values: FormValues,
  errors: readonly AppError[],
  t: Translate,
): Submission {
  const kept = Object.entries(values).filter(([name]) => !/password|captcha/i.test(name));
  const texts: Record<string, string> = {};
  for (const { code, params, field = '' } of errors) texts[field] ??= t(errorKey(code), params);
  return { command, values: Object.fromEntries(kept), errors: texts };
}
