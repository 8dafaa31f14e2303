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

test('a small draft outlives the page', () => {
  expect(leave('Zadnje')).toMatchObject([{ method: 'POST', keepalive: true }]);
});

test('a draft that outlives the page names its language · I18N-10', () => {
  const [sent] = leave('Zadnje');
  expect(new Headers(sent?.headers).get('languageCode')).toBe('hrv');
});

test('what browsers would not send on is left to the journal', () => {
  expect(leave('č'.repeat(40_000))).toEqual([]);
});
