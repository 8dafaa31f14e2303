import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import richText from '#blocks/rich-text/fixtures/current.json' with { type: 'json' };
import { type EndpointName, endpoint, endpointNames } from '#schemas/api/contract.ts';
import { randomRuns } from '../support/random-runs.ts';
import { arbitraryOf } from './arbitrary.ts';
import { callers, type FuzzServer, openFuzzServer } from './fuzz-server.ts';
import { knownInputs } from './known-inputs.ts';
import { inputSchema, requestOf } from './request.ts';

const requests = Number(process.env['FUZZ_REQUESTS'] ?? randomRuns(20_000));
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const names = endpointNames.filter((name) => endpoint(name).access !== 'development');

let server: FuzzServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'izlog-fuzz-'));
  server = await openFuzzServer(folder);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a request and describes a server error in one line; null if there is none. */
async function send(
  name: EndpointName,
  input: Readonly<Record<string, unknown>>,
  caller: (typeof callers)[number],
): Promise<string | null> {
  const request = requestOf(name, input, caller);
  const { statusCode } = await server.app.inject(request);
  const [error = ''] = server.takeErrors();
  if (statusCode < 500) return null;
  const sent = `${String(request.url).slice(0, 300)} ${String(request.payload ?? '').slice(0, 300)}`;
  return `${statusCode} ${name} by ${caller}: ${sent}\n  ${error.slice(0, 500)}`;
}

test('handles the inputs that once broke it', async () => {
  const failures: (string | null)[] = [];
  for (const [name, input] of knownInputs) {
    for (const caller of callers) failures.push(await send(name, input, caller));
  }
  expect(failures.filter((failure) => failure !== null)).toEqual([]);
});

test(`handles ${requests} random requests of four callers without a server error`, {
  timeout: 0,
}, async () => {
  const perCall = Math.ceil(requests / names.length / callers.length);
  const failures: string[] = [];
  for (const [index, name] of names.entries()) {
    const inputs = arbitraryOf(inputSchema(name), server.words);
    const sample = fc.sample(inputs, { seed: seed + index, numRuns: perCall * callers.length });
    for (const [number, input] of sample.entries()) {
      const caller = callers[number % callers.length] ?? 'anonymous';
      const fields = typeof input === 'object' && input !== null ? input : { input };
      const failure = await send(name, { ...fields }, caller);
      if (failure) failures.push(failure);
    }
  }
  const firsts = new Map(failures.map((failure) => [failure.split(':')[0], failure]));
  expect([...firsts.values()], `${failures.length} failed, FUZZ_SEED=${seed}`).toEqual([]);
});

test('an unknown block and options that break its schema are client errors', async () => {
  const statusOf = async (input: Readonly<Record<string, unknown>>) =>
    (await server.app.inject(requestOf('element.create', input, 'administrator'))).statusCode;
  expect(await statusOf({ handler: 'rich-text', options: richText.options })).toBe(200);
  expect(await statusOf({ handler: 'mystery' })).toBe(422);
  expect(await statusOf({ handler: 'rich-text', version: 99 })).toBe(422);
  expect(await statusOf({ handler: 'rich-text', options: { text: 7 } })).toBe(422);
});
