import type { BrowserContext } from 'playwright';
import { createEditorApi } from '#editor/session/api/editor-api.ts';
import type { DocumentKey } from '#schemas/editing/node.ts';
import { invariant } from '#schemas/result.ts';
import { type Calls, copies, type Sample, write } from '../saving/page.ts';

/** Maximum number of nodes per call, because the size of a request is limited. */
const most = 400;

/** Logs in and returns calls with the session of the browser. */
export async function logIn({ request }: BrowserContext, url: string): Promise<Calls> {
  const form = {
    _command: 'auth.login',
    username: 'urednica@example.com',
    password: 'svjetionik-2026',
  };
  await request.post(`${url}/adminLogin`, { form, headers: { accept: 'application/json' } });
  const api = createEditorApi('hr', async (address, init) => {
    const response = await request.fetch(url + String(address), {
      method: init?.method ?? 'GET',
      // The server ignores cookies of requests that no page of the shop sends.
      headers: { ...(init?.headers as Record<string, string>), 'sec-fetch-site': 'same-origin' },
      ...(init?.body && { data: String(init.body) }),
    });
    return new Response(await response.text());
  });
  return {
    async call(name, input) {
      const response = await api.call(name, input);
      invariant(response.ok, `${name}: ${response.ok ? '' : JSON.stringify(response.error)}`);
      return response.value;
    },
  };
}

/** Creates a draft with copies of the demo's blocks, and returns its path. */
export async function fillDraft(
  shop: Calls,
  samples: readonly Sample[],
  count: number,
): Promise<string> {
  const slug = `otvaranje-${count}-${Date.now()}`;
  const { id } = await shop.call('post.create', { title: slug, slug });
  const document: DocumentKey = `page:${id}`;
  const nodes = copies(samples, document, count);
  for (let at = 0; at < nodes.length; at += most) {
    const part = nodes.slice(at, at + most).map((node) => ({ id: node.id, base: 0, node }));
    await write(shop, document, 0, part);
  }
  return `/${slug}`;
}
