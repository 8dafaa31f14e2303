import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '#runtime/api/client.ts';
import { assignConsents } from '#runtime/commands/back-office/consents.ts';
import { createTemplate, deleteTemplate } from '#runtime/commands/back-office/templates.ts';
import type { Command, CommandContext } from '#runtime/commands/command.ts';
import type { FormValues } from '#runtime/store/forms.ts';
import type { EndpointInput, EndpointName } from '#schemas/api/contract.ts';
import { fail, ok } from '#schemas/result.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openTestSite, type TestSite } from '../../testing/editor.ts';
import { deletePostType } from './post-types.ts';

let database: TestDatabase;
let site: TestSite;
let api: ApiClient;
beforeAll(async () => {
  database = await createTestDatabase();
  site = await openTestSite(database.db);
  const call = <N extends EndpointName>(name: N, input: EndpointInput<N>) =>
    site.admin.result(name, input, { language: 'de' });
  api = { call };
});
afterAll(() => database.drop());

const send = (command: Command, values: FormValues) =>
  command.run({ api, language: 'de' } as CommandContext, values);

const slugs = async () =>
  (await site.admin.call('postType.filterStandard', {})).data.map(({ slug }) => slug);

test('a template gets its key from its name unless one is entered · ADMIN-06 API-043', async () => {
  const list = { redirect: '/de/admin/templates', reload: true };
  expect(await send(createTemplate, { title: ' Čudesna priča ', slug: '' })).toMatchObject({
    ok: true,
    outcome: list,
  });
  expect(await send(createTemplate, { title: 'Akcija', slug: 'akcija-2' })).toMatchObject({
    ok: true,
  });
  expect(await slugs()).toEqual(expect.arrayContaining(['cudesna-prica', 'akcija-2']));
});

test.each([
  ['', 'x', { code: 'required', field: 'title' }],
  ['Opet', 'cart', { code: 'slugTaken', field: 'slug' }],
  ['Kosi', 'a/b', { code: 'invalidValue', field: 'slug' }],
  ['Upit', '?x', { code: 'invalidValue', field: 'slug' }],
])(
  'a template “%s” with the key “%s” is refused at its field · API-043 ADMIN-06',
  async (title, slug, error) => {
    const before = await slugs();
    expect(await send(createTemplate, { title, slug })).toMatchObject({
      ok: false,
      errors: [error],
    });
    expect(await slugs()).toEqual(before);
  },
);

test('a template is deleted with its elements; pages created from it remain · ADMIN-06 API-045', async () => {
  const made = await site.admin.call('postType.create', { title: 'Kratka' });
  await site.admin.call('element.create', { id: 'na-kratkoj', handler: 'stack' });
  const link = { handler: 'stack', linkId: 'na-kratkoj', order: 0, master_id: null };
  const links = [{ ...link, meta: {}, options: {} }];
  await site.admin.call('link.postTypeBulk', { id: made.id, links });
  const post = await site.admin.call('post.create', { title: 'Iz nje', template: 'kratka' });
  expect(await send(deleteTemplate, { id: `${made.id}` })).toMatchObject({ ok: true });
  expect(await slugs()).not.toContain('kratka');
  expect((await site.admin.open(`page:${post.id}`)).size).toBe(1);
  expect(await send(deleteTemplate, { id: `${made.id}` })).toMatchObject({
    ok: false,
    errors: [{ code: 'notFound' }],
    outcome: { notices: [{ kind: 'error', key: 'errors.notFound' }] },
  });
});

test('a template a screen is rendered from cannot be deleted, and the error names it · ADMIN-06 API-045', async () => {
  const { data } = await site.admin.call('postType.filterStandard', { keywords: 'cart' });
  const id = data[0]?.id ?? 0;
  const screens = { isTemplate: (slug: string) => slug === 'cart' };
  const deps = { ...site.deps, screens } as unknown as TestSite['deps'];
  expect(await deletePostType(deps, id, 'en')).toEqual(
    fail('templateInUse', { params: { title: 'Cart' } }),
  );
  expect(await slugs()).toContain('cart');
});

test('a required consent is also shown; an unknown form is refused · API-075 API-076 ADMIN-05', async () => {
  const sent: unknown[] = [];
  const kept = {
    call: async (_name: string, input: unknown) => {
      sent.push(input);
      return ok(input);
    },
  } as unknown as ApiClient;
  const context = { api: kept, language: 'hr' } as CommandContext;
  const values = { formType: 'newsletter', shown: ['1', '2'], required: '3' };
  expect(await assignConsents.run(context, values)).toMatchObject({ ok: true });
  expect(await assignConsents.run(context, { formType: 'x' })).toMatchObject({ ok: false });
  expect(sent).toEqual([{ assigned_to: 'newsletter', consents: [1, 2, 3], requiredConsents: [3] }]);
});
