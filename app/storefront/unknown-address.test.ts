import { expect, test } from 'vitest';
import { fail, ok } from '#schemas/result.ts';
import { openStorefront, storedScreen } from '#tests/support/storefront.ts';

test.each(['/nema', '/en/no-such-page', '/de/nichts/da'])(
  'the unknown address %s is a page with the status 404 · ROUTE-40 ERR-69',
  async (path) => {
    const screens: unknown[] = [];
    const call = async (name: string, input: object) => {
      if (name === 'finder.decide') return fail('notFound');
      if (name !== 'cms.screenDocument') return fail('unavailable');
      screens.push('template' in input && input.template);
      return ok(storedScreen);
    };
    const request = openStorefront(call, {});
    const { status, body } = await request(path);
    expect(status).toBe(404);
    expect(body).toContain('<html');
    expect(screens).toContain('not-found');
  },
);
