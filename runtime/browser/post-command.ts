import { commandField } from '../block/command-form.tsx';
import type { CommandReply } from '../commands/reply.ts';
import type { FormValues } from '../store/forms.ts';
import { errorNotice, unreachable } from './unreachable.ts';

type Body = URLSearchParams | FormData;

/** Sends a command as its form would, but requests data instead of a page. A form with files is sent whole. */
export async function postCommand(
  command: string,
  values: FormValues,
  files?: FormData,
): Promise<CommandReply> {
  const text = await responseTo(files ?? bodyOf(command, values));
  return typeof text === 'string' ? failed(command, values, text) : text;
}

function bodyOf(command: string, values: FormValues): URLSearchParams {
  const body = new URLSearchParams({ [commandField]: command });
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) body.append(name, one);
  }
  return body;
}

/** Returns the reply, or a text that says why there is none. */
async function responseTo(body: Body): Promise<CommandReply | string> {
  try {
    const headers = { accept: 'application/json' };
    const post = () => fetch(location.href, { method: 'POST', body, headers });
    // Two tabs that add at the same time would each create a cart, and one of them would be lost.
    const isAdd = body.get(commandField) === 'cart.add' && 'locks' in navigator;
    const response = await (isAdd ? navigator.locks.request('cart', post) : post());
    const text = await response.text();
    const { error = '' } = document.documentElement.dataset;
    const failure = () =>
      response.ok ? notify(response.status, error, body) : refused(response, text, body);
    return readReply(text) ?? (await failure());
  } catch {
    return notify(0, unreachable().text, body);
  }
}

/** Returns null for a response that is not a reply, such as the page of a proxy. */
function readReply(text: string): CommandReply | null {
  try {
    const reply = JSON.parse(text) as Partial<CommandReply> | null;
    return reply?.session && Array.isArray(reply.notices) ? (reply as CommandReply) : null;
  } catch {
    return null;
  }
}

/** Refusals are rare, so their code is fetched on demand. */
async function refused(
  { status, statusText }: Response,
  text: string,
  body: Body,
): Promise<string> {
  const { readRefusal, refusalText } = await import('./refused-request.ts');
  const refusal = readRefusal(status, statusText, text);
  await notify(refusal.status, refusal.message, body);
  return refusalText(refusal);
}

/**
 * In development the request is logged to the console, ready to be repeated; removed from production builds.
 */
async function notify(status: number, message: string, body: Body): Promise<string> {
  if (import.meta.env.DEV) {
    const { requestDump } = await import('./request-dump.ts');
    // oxlint-disable-next-line no-console -- for developers only
    console.error(`${status} ${message}\n${requestDump('POST', location.href, body)}`);
  }
  return message;
}

function failed(command: string, values: FormValues, text: string): CommandReply {
  return {
    ok: false,
    session: {},
    notices: [errorNotice(text)],
    redirect: null,
    reload: false,
    event: null,
    submission: { command, values, errors: {} },
  };
}
