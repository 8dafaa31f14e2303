import { commandField } from '../block/command-form.tsx';
import type { CommandReply } from '../commands/reply.ts';
import type { FormValues } from '../store/forms.ts';

/** Sends a command as its form would, and asks for data instead of a page. */
export async function postCommand(command: string, values: FormValues): Promise<CommandReply> {
  const body = new URLSearchParams({ [commandField]: command });
  for (const [name, value] of Object.entries(values)) {
    for (const one of typeof value === 'string' ? [value] : value) body.append(name, one);
  }
  try {
    const headers = { accept: 'application/json' };
    const answer = await fetch(location.href, { method: 'POST', body, headers });
    return (await answer.json()) as CommandReply;
  } catch {
    return unreachable(command, values);
  }
}

/** No answer came: the server's text for it travels in the page (ERR-05). */
function unreachable(command: string, values: FormValues): CommandReply {
  const text = document.documentElement.dataset.offline ?? '';
  const notice = { id: 'offline', kind: 'error', text, duration: 50 * text.length } as const;
  return {
    ok: false,
    session: {},
    notices: [notice],
    redirect: null,
    reload: false,
    event: null,
    submission: { command, values, errors: {} },
  };
}
