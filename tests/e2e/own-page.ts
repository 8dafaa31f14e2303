import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { createEditorApi, type EditorApi } from '#editor/api/editor-api.ts';
import { pageHref } from '#runtime/routes/href.ts';
import type { EndpointInput, EndpointName, EndpointOutput } from '#schemas/api/contract.ts';
import { type DocumentKey, type EditNode, rootSlot } from '#schemas/editing/node.ts';
import { plainNode } from '#schemas/editing/plain-node.ts';
import { languages } from '#schemas/languages.ts';
import { positionKey } from '#server/db/seed/elements.ts';
import { bar } from './editor.ts';

/** A page that only one test knows. */
export interface OwnPage {
  readonly document: DocumentKey;
  readonly slug: string;
  /** Croatian, as all texts of the editor. */
  readonly path: string;
  readonly blocks: readonly EditNode[];
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** ms that a session serves all tests: shorter than its token lives. */
const sessionLife = 120_000;
let session: { readonly since: number; readonly cookies: Cookies } | null = null;

/** Signs in without looking at a page. Sign-ins are counted: tests share them. */
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

/** The calls of the back office with the cookies of a browser. */
export function apiOf({ request }: BrowserContext): EditorApi {
  return createEditorApi('hr', async (url, init) => {
    const response = await request.fetch(String(url), {
      method: init?.method ?? 'GET',
      // Cookies count for nothing in requests that no page of the shop sends.
      headers: { ...(init?.headers as Record<string, string>), 'sec-fetch-site': 'same-origin' },
      ...(init?.body && { data: String(init.body) }),
    });
    return new Response(await response.text());
  });
}

/** What a call answers; an error fails the test. */
export async function responseOf<N extends EndpointName>(
  context: BrowserContext,
  name: N,
  input: EndpointInput<N>,
): Promise<EndpointOutput<N>> {
  const response = await apiOf(context).call(name, input);
  if (!response.ok) throw new Error(`${name}: ${JSON.stringify(response.error)}`);
  return response.value;
}

/** A call to action with nothing but these words. */
export const words = (title: string, more: Partial<EditNode> = {}): Partial<EditNode> => ({
  handler: 'call-to-action',
  options: { title, text: '', flag: '', isobaths: false, actions: [] },
  ...more,
});

/** A node at the root of a document; what is not said is empty. */
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

/** Makes a page that stands empty or with these blocks, in a draft that nobody sees yet. */
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

/** Puts a document before visitors as its draft has it. */
export async function publish(
  context: BrowserContext,
  document: DocumentKey,
  among: EndpointInput<'publication.publish'>['languages'] = languages,
): Promise<void> {
  const response = await responseOf(context, 'publication.publish', { document, languages: among });
  expect(response.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
}

/** The nodes of a draft as the server has them. */
export async function draftOf(context: BrowserContext, document: DocumentKey): Promise<EditNode[]> {
  const { nodes } = await responseOf(context, 'draft.open', { documents: [document] });
  return nodes.filter((node) => node.document === document);
}

/** The id of the page's nth block, counted from 0. */
export const idAt = (own: OwnPage, at: number): string => own.blocks[at]?.id ?? '';

/** What is rendered of a block: its frame on the page. */
export const blockOf = (page: Page, id: string): Locator =>
  page.locator(`#izlog [data-block][data-id="${id}"]`);

/** The blocks of the page's own content, in the order they stand in, by the words they show. */
export const titlesOn = (page: Page): Promise<string[]> =>
  page.locator('#izlog main [data-block="call-to-action"] h2').allTextContents();

/** Selects a block and types in its heading, where it stands. */
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

/** Waits until the server has everything. */
export async function saved(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const state = bar(page).getByRole('button', { name: /spremljeno|Sprema se/i });
  await expect(state.first()).toBeVisible();
  await expect(saveStatus(page)).toBeVisible({ timeout: 15_000 });
}

/** Puts the first steps away, so that they cover nothing. */
export async function withoutTips(context: BrowserContext, ui: object = {}): Promise<void> {
  const kept = JSON.stringify({ tipsSeen: true, left: null, right: null, ...ui });
  await context.addInitScript((value) => {
    if (!localStorage.getItem('izlog-editor-ui')) localStorage.setItem('izlog-editor-ui', value);
  }, kept);
}
