import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentKey, EditNode } from '#schemas/editing/node.ts';
import { blankTarget, placeholdersOf } from '#schemas/editing/placeholders.ts';
import { fail } from '#schemas/result.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { newNode, openTestSite, type TestSite } from '../../testing/editor.ts';

let database: TestDatabase;
let site: TestSite;
beforeAll(async () => {
  database = await createTestDatabase();
  site = await openTestSite(database.db);
});
afterAll(() => database.drop());

const prompt = { type: 'doc', content: [{ type: 'paragraph', content: [text('Ovdje pišite')] }] };
function text(texts: string) {
  return { type: 'text', text: texts };
}

const root = { parent: null, slot: 'content', handler: 'banner' } as const;
const marked = (node: Partial<EditNode>, ...paths: string[]): Partial<EditNode> => ({
  ...node,
  linkMeta: { placeholders: Object.fromEntries(paths.map((path) => [path, {}])) },
});

const post = async (title: string, more: object = {}): Promise<DocumentKey> => {
  const { id } = await site.admin.call('post.create', { title, ...more });
  return `page:${id}`;
};

const publish = (document: DocumentKey) =>
  site.admin.call('publication.publish', { document, languages: ['hr', 'en', 'de'] });

const errorsOf = async (document: DocumentKey) =>
  (await publish(document)).problems
    .filter(({ severity }) => severity === 'error')
    .map(({ code, path, node }) => [code, path, node]);

const only = async (document: DocumentKey): Promise<EditNode> => {
  const [node] = [...(await site.admin.open(document)).values()];
  if (!node) throw new Error(`${document} is empty`);
  return node;
};

/** Creates a template with a banner whose text, picture and link are to be filled in. */
async function madeTemplate(title: string): Promise<DocumentKey> {
  const page = await post(title);
  const options = {
    title: 'Ovdje napišite naslov',
    picture: 'pomorska-karta',
    text: prompt,
    link: { label: 'Saznajte više', target: 'page:naslovnica' },
  };
  const translations = { en: { title: 'Write the title here' } };
  await site.admin.put(newNode(`${title}-1`, { ...root, document: page, options, translations }));
  const made = await site.admin.call('postType.create', { title, from: page });
  const template: DocumentKey = `template:${made.id}`;
  const node = await only(template);
  const paths = ['title', 'picture', 'text', 'link/target'];
  await site.admin.put({ ...node, ...marked({}, ...paths) });
  expect(await errorsOf(template)).toEqual([]);
  return template;
}

test('a page is saved as a template, and a page created from it has prompts instead of text · API-043 EDIT-17', async () => {
  await madeTemplate('prva');
  const page = await post('Iz prve', { template: 'prva' });
  const node = await only(page);
  expect(node).toMatchObject({
    options: {
      title: '',
      picture: null,
      text: { content: [] },
      link: { label: 'Saznajte više', target: blankTarget },
    },
    translations: { en: {} },
  });
  expect(placeholdersOf(node)).toMatchObject({
    title: { hr: 'Ovdje napišite naslov', en: 'Write the title here' },
    picture: { hr: 'pomorska-karta' },
    text: { hr: prompt },
    'link/target': { hr: 'page:naslovnica' },
  });
});

test('a page with unfilled prompts is not published, and each one is reported · EDIT-13', async () => {
  await madeTemplate('druga');
  const page = await post('Iz druge', { template: 'druga' });
  const node = await only(page);
  const left = (...paths: string[]) => paths.map((path) => ['placeholderLeft', path, node.id]);
  expect(await errorsOf(page)).toEqual(left('title', 'picture', 'link/target', 'text'));
  const problems = await site.admin.call('draft.problems', { documents: [page] });
  expect(problems.filter(({ code }) => code === 'placeholderLeft')).toHaveLength(4);
  const options = { ...node.options, title: 'Bura', link: { label: 'X', target: '#vrh' } };
  await site.admin.put({ ...node, options });
  expect(await errorsOf(page)).toEqual(left('picture', 'text'));
  const filled = await only(page);
  await site.admin.put({ ...filled, linkMeta: {} });
  expect(await errorsOf(page)).toEqual([]);
  const [shown] = (await site.admin.call('cms.screenDocument', { slug: 'iz-druge' })).elements;
  expect(shown).toMatchObject({ options: { title: 'Bura' }, linkMeta: {} });
});

test('prompts are not shown in a preview, nor published with a new page · API-041', async () => {
  await madeTemplate('treca');
  const page = await post('Iz trece', { template: 'treca' });
  const { token } = await site.admin.call('preview.create', { document: page, days: 1 });
  const slug = 'iz-trece';
  const seen = await site.admin.call('cms.screenDocument', { slug, draft: token });
  expect(JSON.stringify(seen.elements)).not.toMatch(/Ovdje|pomorska-karta|placeholders/);
  const published_at = '2026-01-01T00:00:00.000Z';
  const at = { title: 'Odmah', template: 'treca', published_at };
  expect(await site.admin.result('post.create', at)).toEqual(
    fail('placeholderLeft', { field: 'template' }),
  );
});

test('a page with prompts becomes a template with the prompts as examples · API-043', async () => {
  await madeTemplate('cetvrta');
  const page = await post('Iz cetvrte', { template: 'cetvrta' });
  const made = await site.admin.call('postType.create', { title: 'Peta', from: page });
  const node = await only(`template:${made.id}`);
  expect(node).toMatchObject({
    options: { title: 'Ovdje napišite naslov', picture: 'pomorska-karta', text: prompt },
    translations: { en: { title: 'Write the title here' } },
  });
  expect(Object.keys(placeholdersOf(node))).toHaveLength(4);
});

test('a template is checked when it is saved; an invalid one is not stored · API-043', async () => {
  const slugs = async () =>
    (await site.admin.call('postType.filterStandard', {})).data.map(({ slug }) => slug);
  const page = await post('Kriva');
  const lost = { title: 'Bura', link: { label: 'X', target: 'page:nema-je' } };
  await site.admin.put(newNode('kriva-1', { ...root, document: page, options: lost }));
  const refused = await site.admin.result('postType.create', { title: 'Kriva', from: page });
  expect(refused).toMatchObject({ ok: false, error: { code: 'linkBroken', field: 'link/target' } });
  expect(await slugs()).not.toContain('kriva');
  const nowhere = { title: 'Nigdje', from: 'page:999' } as const;
  expect(await site.admin.result('postType.create', nowhere)).toMatchObject({
    error: { code: 'notFound', field: 'from' },
  });
});

test('templates of the same name get different keys · API-043', async () => {
  const [one, other] = [
    await site.admin.call('postType.create', { title: 'Ista' }),
    await site.admin.call('postType.create', { title: 'Ista' }),
  ];
  expect([one.slug, other.slug]).toEqual(['ista', 'ista-2']);
});

test('a page with a shared element that was never published is saved as a template · API-043 EDIT-17', async () => {
  const page = await post('Zajednički');
  const shared = { ...root, document: 'shared:novi', options: { title: 'Dijeljeno' } } as const;
  const positions = { ...root, document: page, master: 'novi' };
  await site.admin.put(newNode('novi', shared), newNode('mjesto-novog', positions));
  const made = await site.admin.call('postType.create', { title: 'Sa zajedničkim', from: page });
  const { elements } = await site.admin.call('cms.screenDocument', { template: made.slug });
  expect(elements.map(({ options }) => options['title'])).toEqual(['Dijeljeno']);
});
