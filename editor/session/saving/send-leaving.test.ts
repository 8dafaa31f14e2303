import { expect, test } from 'vitest';
import { note } from '../../testing/editor.ts';
import { createSendLeaving } from './send-leaving.ts';

function leave(title: string) {
  const sent: RequestInit[] = [];
  const send = createSendLeaving('hr', async (_url, init) => {
    sent.push(init ?? {});
    return new Response('');
  });
  const node = note('a', { options: { title } });
  send({ documents: ['page:1'], since: 1, writes: [{ id: 'a', base: 1, node }] });
  return sent;
}

test('a small draft is sent even after the page is closed', () => {
  expect(leave('Zadnje')).toMatchObject([{ method: 'POST', keepalive: true }]);
});

test('a draft sent on closing names its language · I18N-10', () => {
  const [sent] = leave('Zadnje');
  expect(new Headers(sent?.headers).get('languageCode')).toBe('hrv');
});

test('a draft too large for the browser is left to the journal', () => {
  expect(leave('č'.repeat(40_000))).toEqual([]);
});
