import { expect, test } from 'vitest';
import { formTypes } from '#schemas/constants.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { FormValues } from '../../store/forms.ts';
import type { Command, CommandContext } from '../command.ts';
import { assignConsents } from './consents.ts';
import { createTemplate, deleteTemplate } from './templates.ts';

/** Runs a command on the German page; returns its result and the calls that it made. */
async function run(
  command: Command,
  values: FormValues,
  response: Result<unknown> = ok({ done: true }),
) {
  const calls: unknown[] = [];
  const call = async (name: string, input: object) => {
    calls.push([name, input]);
    return response;
  };
  const context = { api: { call }, language: 'de' } as unknown as CommandContext;
  return { result: await command.run(context, values), calls };
}

test.each(formTypes)(
  'the form %s shows the chosen consents, and always the required ones · ADMIN-05',
  async (formType) => {
    const sent = { formType, shown: ['1', '2'], required: ['2', '3'] };
    const { result, calls } = await run(assignConsents, sent);
    expect(calls).toEqual([
      ['consent.create', { assigned_to: formType, consents: [1, 2, 3], requiredConsents: [2, 3] }],
    ]);
    const notices = [{ kind: 'success', key: 'admin-panel.consentsSaved' }];
    expect(result).toEqual({ ok: true, outcome: { notices, reload: true } });
    expect((await run(assignConsents, { formType })).calls).toEqual([
      ['consent.create', { assigned_to: formType, consents: [], requiredConsents: [] }],
    ]);
  },
);

test('consents of an unknown form are refused, and so is what the server refuses · ADMIN-05', async () => {
  const unknown = await run(assignConsents, { formType: 'orders', shown: ['1'] });
  expect(unknown.calls).toEqual([]);
  expect(unknown.result).toEqual({ ok: false, errors: [{ code: 'notFound' }] });
  const refused = await run(assignConsents, { formType: 'newsletter' }, fail('forbidden'));
  expect(refused.result).toEqual({ ok: false, errors: [{ code: 'forbidden' }] });
});

const list = '/de/admin/templates';

test('a template is created with its name, and its key only if one is typed · ADMIN-06', async () => {
  const { result, calls } = await run(createTemplate, { title: ' Karte ', slug: ' karte-1 ' });
  expect(calls).toEqual([['postType.create', { title: 'Karte', slug: 'karte-1' }]]);
  const params = { title: 'Karte' };
  const notices = [{ kind: 'success', key: 'admin-panel.templateCreated', params }];
  expect(result).toEqual({ ok: true, outcome: { notices, redirect: list, reload: true } });
  const plain = await run(createTemplate, { title: 'Karte', slug: '' });
  expect(plain.calls).toEqual([['postType.create', { title: 'Karte' }]]);
  const empty = await run(createTemplate, { title: ' ', slug: 'x' });
  expect(empty.calls).toEqual([]);
  expect(empty.result).toEqual({ ok: false, errors: [{ code: 'required', field: 'title' }] });
  const taken = await run(createTemplate, { title: 'Karte' }, fail('slugTaken'));
  expect(taken.result).toMatchObject({ ok: false, errors: [{ code: 'slugTaken' }] });
});

test('a template is deleted by its id; a refusal is a notice · ADMIN-06', async () => {
  const { result, calls } = await run(deleteTemplate, { id: '7' });
  expect(calls).toEqual([['postType.delete', { id: 7 }]]);
  const notices = [{ kind: 'success', key: 'admin-panel.templateDeleted' }];
  expect(result).toEqual({ ok: true, outcome: { notices, redirect: list, reload: true } });
  for (const id of ['', '0', 'x']) {
    const wrong = await run(deleteTemplate, { id });
    expect([wrong.calls, wrong.result.ok]).toEqual([[], false]);
  }
  const refused = await run(deleteTemplate, { id: '7' }, fail('forbidden'));
  expect(refused.result).toMatchObject({ ok: false, outcome: { notices: [{ kind: 'error' }] } });
});
