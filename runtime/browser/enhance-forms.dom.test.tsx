import { afterEach, expect, test, vi } from 'vitest';
import type { CommandReply } from '../commands/reply.ts';
import type { BrowserRuntime } from './browser-runtime.ts';
import { enhanceForms } from './enhance-forms.ts';
import type { PageRouter } from './page-router.ts';

const navigate = vi.fn();
const responses: (() => void)[] = [];
const waiting = (_command: string, _values: object, _files?: FormData) =>
  new Promise<CommandReply>((resolve) =>
    responses.push(() => resolve({ ok: true } as CommandReply)),
  );
const send = vi.fn(waiting);
enhanceForms({ navigate } as unknown as PageRouter, { send } as unknown as BrowserRuntime);

afterEach(() => {
  vi.useRealTimers();
  navigate.mockClear();
  send.mockReset();
  send.mockImplementation(waiting);
  responses.length = 0;
  document.body.replaceChildren();
});

test('a filter form is sent 500 ms after the last change, sorted and by replace · LIST-18 LIST-19 FORM-12 CONST-02', async () => {
  document.body.innerHTML = `<form action="/shop/karte" data-auto>
    <input name="technique" type="checkbox" value="7">
    <input name="colour" type="checkbox" value="3">
    <input name="colour" type="checkbox" value="4"></form>`;
  vi.useFakeTimers();
  const [technique, blue, red] = document.querySelectorAll('input');
  const change = (box: HTMLInputElement | undefined) => {
    if (!box) return;
    box.checked = true;
    box.dispatchEvent(new Event('change', { bubbles: true }));
  };
  change(technique);
  vi.advanceTimersByTime(400);
  change(blue);
  change(red);
  vi.advanceTimersByTime(499);
  expect(navigate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect
    .poll(() => navigate.mock.calls)
    .toEqual([['/shop/karte?colour=3,4&technique=7', { replace: true }]]);
});

test('a checkout step that is being sent ignores a second press, by mouse or by key · CHK-04 CO3 FORM-01', async () => {
  document.body.innerHTML = `<form method="post"><input name="_command" value="order.create">
    <input name="paymentMethodId" value="3"><button>Order</button></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const button = document.querySelector('button') as HTMLButtonElement;
  button.click();
  button.click();
  form.requestSubmit();
  await expect.poll(() => send.mock.calls).toEqual([['order.create', { paymentMethodId: '3' }]]);
  button.click();
  await expect.poll(() => form.ariaBusy).toBe('true');
  expect(send).toHaveBeenCalledTimes(1);
  responses.shift()?.();
  await expect.poll(() => form.ariaBusy).toBeNull();
  button.click();
  await expect.poll(() => send.mock.calls.length).toBe(2);
  responses.shift()?.();
});

test.each(['newsletter.subscribe', 'auth.login'])(
  'the form of %s is sent once, and can be sent again after an error · FORM-01',
  async (command) => {
    document.body.innerHTML = `<form method="post"><input name="_command" value="${command}">
      <input name="email" value="a@"><button>Send</button></form>`;
    const form = document.querySelector('form') as HTMLFormElement;
    const errors = { email: 'Not an address' };
    send.mockImplementation(async () => {
      await Promise.resolve();
      return { ok: false, submission: { command, values: {}, errors } } as unknown as CommandReply;
    });
    form.requestSubmit();
    form.requestSubmit();
    expect(form.ariaBusy).toBe('true');
    await expect.poll(() => form.ariaBusy).toBeNull();
    expect(send.mock.calls).toEqual([[command, { email: 'a@' }]]);
    await expect.poll(() => document.activeElement).toBe(form.elements.namedItem('email'));
    form.requestSubmit();
    await expect.poll(() => send.mock.calls.length).toBe(2);
  },
);

test('a form with files is sent whole, and its values name the files', async () => {
  document.body.innerHTML = `<form method="post" enctype="multipart/form-data">
    <input name="_command" value="form.send"><input name="cv" type="file">
    <input name="none" type="file"><button>Send</button></form>`;
  const chosen = new DataTransfer();
  chosen.items.add(new File(['%PDF-'], 'cv.pdf'));
  (document.querySelector('[name="cv"]') as HTMLInputElement).files = chosen.files;
  document.querySelector('button')?.click();
  await expect.poll(() => send.mock.calls.length).toBe(1);
  const [command, values, files] = send.mock.calls[0] ?? [];
  expect([command, values]).toEqual(['form.send', { cv: 'cv.pdf', none: '' }]);
  const cv = files?.get('cv');
  expect(cv instanceof File && cv.name).toBe('cv.pdf');
  responses.shift()?.();
});
