import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { createEditorApi, type EditorApi } from '#editor/session/api/editor-api.ts';
import { pageHref } from '#runtime/routes/href.ts';
import type { EndpointInput, EndpointName, EndpointOutput } from '#schemas/api/contract.ts';
import { type DocumentKey, type EditNode, rootSlot } from '#schemas/editing/node.ts';
import { plainNode } from '#schemas/editing/plain-node.ts';
import { languages } from '#schemas/languages.ts';
import { positionKey } from '#server/db/seed/elements.ts';
import { bar } from './editor.ts';

/** A page that only one test uses. */
export interface OwnPage {
  readonly document: DocumentKey;
  readonly slug: string;
  /** The Croatian path; the editor's texts are Croatian too. */
  readonly path: string;
  readonly blocks: readonly EditNode[];
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** ms that tests share a session: shorter than the lifetime of its token. */
const sessionLife = 120_000;
let session: { readonly since: number; readonly cookies: Cookies } | null = null;

/** Logs in without opening a page. Logins are rate limited, so tests share a session. */
export async function enter(context: BrowserContext): Promise<void> {
  if (session && Date.now() - session.since < sessionLife) {
    await context.addCookies(session.cookies);
    return;
  }
  const response = await context.request.post('/adminLogin', {
    form: {
      _command: 'auth.login',
      username: 'urednica@example.com',
      password: 'svjetionik-2026',
    },
    headers: { accept: 'application/json' },
  });
  expect(await response.json()).toMatchObject({ ok: true });
  const url = new URL(response.url()).origin;
  await context.addCookies([{ name: 'cookie_choice', value: 'necessary', url }]);
  session = { since: Date.now(), cookies: await context.cookies() };
}

/** Makes back-office calls with the cookies of a browser. */
export function apiOf({ request }: BrowserContext): EditorApi {
  return createEditorApi('hr', async (url, init) => {
    const response = await request.fetch(String(url), {
      method: init?.method ?? 'GET',
      // The server ignores cookies of requests that no page of the shop sends.
      headers: { ...(init?.headers as Record<string, string>), 'sec-fetch-site': 'same-origin' },
      ...(init?.body && { data: String(init.body) }),
    });
    return new Response(await response.text());
  });
}

/** Returns the response of a call; an error fails the test. */
export async function responseOf<N extends EndpointName>(
  context: BrowserContext,
  name: N,
  input: EndpointInput<N>,
): Promise<EndpointOutput<N>> {
  const response = await apiOf(context).call(name, input);
  if (!response.ok) throw new Error(`${name}: ${JSON.stringify(response.error)}`);
  return response.value;
}

/** A call to action with only this title. */
export const callToAction = (title: string, more: Partial<EditNode> = {}): Partial<EditNode> => ({
  handler: 'call-to-action',
  options: { title, text: '', emblem: '', pattern: false, actions: [] },
  ...more,
});

/** A node at the root of a document; missing properties are empty. */
export function rootNode(document: DocumentKey, at: number, given: Partial<EditNode>): EditNode {
  return {
    id: randomUUID(),
    document,
    parent: null,
    slot: rootSlot,
    order: positionKey(at),
    handler: 'call-to-action',
    version: 1,
    ...plainNode,
    ...given,
  };
}

/** Creates a page that is empty or has these blocks, in an unpublished draft. */
export async function ownPage(
  context: BrowserContext,
  title: string,
  given: readonly Partial<EditNode>[] = [],
): Promise<OwnPage> {
  const slug = `${title}-${randomUUID().slice(0, 8)}`;
  const slugs = Object.fromEntries(languages.map((language) => [language, slug]));
  const created = await responseOf(context, 'post.create', { postType: 'page', title, slugs });
  const document: DocumentKey = `page:${created.id}`;
  const blocks = given.map((each, at) => rootNode(document, at, each));
  await store(context, document, blocks);
  return { document, slug, path: pageHref('hr', slug), blocks };
}

/** Saves new blocks in a draft. */
export async function store(
  context: BrowserContext,
  document: DocumentKey,
  blocks: readonly EditNode[],
): Promise<void> {
  if (blocks.length === 0) return;
  const writes = blocks.map((node) => ({ id: node.id, base: 0, node }));
  const response = await responseOf(context, 'draft.sync', {
    documents: [document],
    since: 0,
    writes,
  });
  expect(response.refused).toEqual([]);
  expect(response.saved).toBe(true);
}

/** Publishes a document as it is in its draft. */
export async function publish(
  context: BrowserContext,
  document: DocumentKey,
  among: EndpointInput<'publication.publish'>['languages'] = languages,
): Promise<void> {
  const response = await responseOf(context, 'publication.publish', { document, languages: among });
  expect(response.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
}

/** Returns the nodes of a draft on the server. */
export async function draftOf(context: BrowserContext, document: DocumentKey): Promise<EditNode[]> {
  const { nodes } = await responseOf(context, 'draft.open', { documents: [document] });
  return nodes.filter((node) => node.document === document);
}

/** The id of the page's nth block, counted from 0. */
export const idAt = (own: OwnPage, at: number): string => own.blocks[at]?.id ?? '';

/** The frame of a rendered block on the page. */
export const blockOf = (page: Page, id: string): Locator =>
  page.locator(`#izlog [data-block][data-id="${id}"]`);

/** The headings of the page's own blocks, in order. */
export const titlesOn = (page: Page): Promise<string[]> =>
  page.locator('#izlog main [data-block="call-to-action"] h2').allTextContents();

/** Selects a block and types into its heading, in place. */
export async function typeTitle(page: Page, id: string, text: string): Promise<void> {
  const heading = blockOf(page, id).locator('h2');
  await heading.click();
  await heading.click();
  await expect(heading).toHaveAttribute('contenteditable', /.+/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await expect(heading).toHaveText(text);
}

export const saveStatus = (page: Page): Locator =>
  page.getByRole('button', { name: /Sve je spremljeno\. Spremi ponovno/ });

/** Waits until everything is saved on the server. */
export async function saved(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const state = bar(page).getByRole('button', { name: /spremljeno|Sprema se/i });
  await expect(state.first()).toBeVisible();
  await expect(saveStatus(page)).toBeVisible();
}

/** Hides the first-steps tips, so that they cover nothing. */
export async function withoutTips(context: BrowserContext, ui: object = {}): Promise<void> {
  const kept = JSON.stringify({ tipsSeen: true, left: null, right: null, ...ui });
  await context.addInitScript((value) => {
    if (!localStorage.getItem('izlog-editor-ui')) localStorage.setItem('izlog-editor-ui', value);
  }, kept);
}
