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
