import { describe, expect, it } from 'vitest';
import { type ApiClient, deduplicate } from './client.ts';

function countingClient() {
  const calls: string[] = [];
  const call = async (name: string) => {
    calls.push(name);
    return { ok: true, value: calls.length };
  };
  return { calls, api: { call } as unknown as ApiClient };
}

describe('deduplicate', () => {
  it('sends equal reads once', async () => {
    const { calls, api } = countingClient();
    const client = deduplicate(api, () => true);
    await Promise.all([client.call('option.filter', {}), client.call('option.filter', {})]);
    expect(calls).toEqual(['option.filter']);
  });

  it('reads again after a write', async () => {
    const { calls, api } = countingClient();
    const client = deduplicate(api, (name) => name === 'option.filter');
    await client.call('option.filter', {});
    await client.call('auth.logout', {});
    await client.call('option.filter', {});
    expect(calls).toEqual(['option.filter', 'auth.logout', 'option.filter']);
  });
});
