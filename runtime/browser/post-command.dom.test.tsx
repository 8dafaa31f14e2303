import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postCommand } from './post-command.ts';
import { requestDump } from './request-dump.ts';

const root = document.documentElement;
let reported: string[] = [];

beforeEach(() => {
  root.dataset.offline = 'Nema veze s poslužiteljem.';
  root.dataset.error = 'Nešto je pošlo po zlu';
  reported = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => reported.push(text));
});
afterEach(() => vi.restoreAllMocks());

const values = {
  username: 'ana@example.com',
  password: 'tajna',
  consents: ['1', '2'],
  qty: "1'; rm",
};

function responding(status: number, body: string, statusText = '') {
  const sent = vi.spyOn(window, 'fetch');
  return sent.mockResolvedValue(new Response(body, { status, statusText }));
}

test.each([200, 422, 503])('a reply of status %i is used as it is', async (status) => {
  const reply = { ok: status === 200, notices: [], session: {} };
  const sent = responding(status, JSON.stringify(reply));
  expect(await postCommand('auth.login', values)).toEqual(reply);
  const body = sent.mock.calls[0]?.[1]?.body as URLSearchParams;
  expect(body.getAll('consents')).toEqual(['1', '2']);
  expect(reported).toEqual([]);
});

test.each(['{"data":null}', '[]', 'null', '<h1>Welcome</h1>', ''])(
  'the reply %s is invalid, and the page reports it in its language · ERR-01 ERR-55',
  async (body) => {
    responding(200, body);
    const { ok, notices, session, submission } = await postCommand('auth.login', values);
    expect(ok).toBe(false);
    expect(notices[0]?.text).toBe('Nešto je pošlo po zlu');
    expect([session, submission?.values]).toEqual([{}, values]);
  },
);

test.each([
  [413, { statusCode: 413 }],
  [502, { statusCode: 413 }],
  [413, {}],
])(
  'the server’s code and message are shown, and its own status, in a response of status %i with %j · ERR-03 ERR-04',
  async (status, code) => {
    const body = { errored: true, ...code, code: 'payloadTooLarge', message: 'Too large.' };
    responding(status, JSON.stringify(body), 'Proxy');
    const { ok, notices, submission } = await postCommand('auth.login', values);
    expect(ok).toBe(false);
    expect(notices[0]?.text).toBe('Nešto je pošlo po zlu (413: Too large.)');
    expect(submission?.values).toEqual(values);
  },
);

test.each([
  ['<h1>Bad Gateway</h1>', 'Bad Gateway', 'Nešto je pošlo po zlu (502: Bad Gateway)'],
  ['', '', 'Nešto je pošlo po zlu (502)'],
  ['{"x":1}', 'Bad Gateway', 'Nešto je pošlo po zlu (502: Bad Gateway)'],
])(
  'a response of another server is described by its status text · ERR-06',
  async (body, text, reported) => {
    responding(502, body, text);
    expect((await postCommand('auth.login', values)).notices[0]?.text).toBe(reported);
  },
);

test('no response has status 0; its text is in the page · ERR-02 ERR-05 CONST-25 CONST-70', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { notices, submission } = await postCommand('auth.login', values);
  expect(notices).toMatchObject([
    { kind: 'error', text: 'Nema veze s poslužiteljem.', duration: 1300 },
  ]);
  expect(submission?.values).toEqual(values);
  expect(reported[0]).toMatch(/^0 Nema veze/);
});

test('the console has the request, ready to repeat, without secrets · ERR-04', async () => {
  responding(500, '');
  await postCommand('auth.login', values);
  await expect.poll(() => reported).toHaveLength(1);
  expect(reported[0]).toContain(`curl -X POST '${location.href}'`);
  expect(reported[0]).toContain("--data-urlencode '_command=auth.login'");
  expect(reported[0]).toContain("--data-urlencode 'password=REDACTED'");
  expect(reported[0]).not.toMatch(/tajna|ana@/);
});

test('a request dump has method, address, header and body, without what is personal · ERR-04', () => {
  const secrets = ['email', 'oib', 'street', 'memberCardBarcode', 'captchaCode', 'token'];
  const body = new URLSearchParams({ qty: '2', itemId: '7' });
  for (const name of secrets) body.append(name, 'tajna');
  expect(requestDump('PUT', 'http://x/kosarica', body)).toBe(
    [
      "curl -X PUT 'http://x/kosarica' -H 'accept: application/json'",
      "'qty=2'",
      "'itemId=7'",
      ...secrets.map((name) => `'${name}=REDACTED'`),
    ].join(' --data-urlencode '),
  );
});

test('a request dump contains nothing that a shell interprets · ERR-04', () => {
  const dump = requestDump('POST', 'http://x/?a=$(id)', new URLSearchParams({ qty: "1'; rm -rf" }));
  expect(dump).toContain("--data-urlencode 'qty=1'\\''; rm -rf'");
  expect(dump).toContain("'http://x/?a=$(id)'");
});
