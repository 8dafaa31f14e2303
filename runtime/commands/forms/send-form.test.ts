import { expect, test } from 'vitest';
import { ok } from '#schemas/result.ts';
import type { CommandContext } from '../command.ts';
import { sendForm } from './send-form.ts';

test('a form is read by its id, and sent with id, data and captcha · FORM-14', async () => {
  const calls: unknown[] = [];
  const form = {
    id: 7,
    fields: [{ name: 'ime', label: 'Ime', type: 'text', required: true }],
    captcha: { key: 'k', version: 2, size: 'invisible' },
  };
  const call = async (name: string, input: object) => {
    calls.push([name, input]);
    return ok(name === 'form.get' ? form : {});
  };
  const url = new URL('http://shop.test/kontakt');
  const context = { api: { call }, url } as unknown as CommandContext;
  const values = { formId: '7', openedAt: '0', 'field.ime': 'Ana', captchaResponse: 'human' };
  expect(await sendForm.run(context, values)).toMatchObject({ ok: true });
  const captcha = { captchaKey: 'k', captchaResponse: 'human' };
  expect(calls).toEqual([
    ['form.get', { id: '7' }],
    [
      'form.storeData',
      { id: 7, data: { ime: 'Ana' }, consents: [], pagePath: '/kontakt', ...captcha },
    ],
  ]);
});

test('a form that is sent at once and empty gets its errors, a complete one is too fast', async () => {
  const form = { id: 7, fields: [{ name: 'ime', label: 'Ime', type: 'text', required: true }] };
  const call = async () => ok(form);
  const context = { api: { call } } as unknown as CommandContext;
  const codes = async (ime: string) => {
    const values = { formId: '7', openedAt: String(Date.now()), 'field.ime': ime };
    const outcome = await sendForm.run(context, values);
    return outcome.ok ? [] : outcome.errors.map(({ code, field }) => [code, field]);
  };
  expect(await codes('')).toEqual([['required', 'field.ime']]);
  expect(await codes('Ana')).toEqual([['tooManyRequests', undefined]]);
});
