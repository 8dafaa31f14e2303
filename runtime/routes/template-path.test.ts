import { describe, expect, it } from 'vitest';
import type { EndpointInput } from '#schemas/api/contract.ts';
import { fail, ok } from '#schemas/result.ts';
import type { ApiClient } from '../api/client.ts';
import { templatePath } from './template-path.ts';

type Search = EndpointInput<'finder.searchSlugs'>;

/** Returns a back end that finds one record of each of these kinds. */
function finds(...kinds: readonly string[]): Pick<ApiClient, 'call'> {
  const search = async (name: string, { kind, limit }: Search) => {
    if (name !== 'finder.searchSlugs') return fail('notFound');
    const found = kinds.includes(kind ?? '') ? [{ path: `/${kind}/first` }] : [];
    return ok(found.slice(0, limit));
  };
  return { call: search as unknown as ApiClient['call'] };
}

const broken = { call: async () => fail('unavailable') } as Pick<ApiClient, 'call'>;

describe('the preview address of a template', () => {
  it.each(['product', 'category', 'post', 'post-category', 'event', 'author'])(
    'is the first %s found',
    async (template) => {
      expect(await templatePath(finds(template), template, 'hr')).toBe(`/${template}/first`);
    },
  );

  it('is null when there is no record or the back end fails', async () => {
    expect(await templatePath(finds('post'), 'product', 'hr')).toBeNull();
    expect(await templatePath(broken, 'product', 'hr')).toBeNull();
  });

  it.each([
    ['cart', '/en/cart'],
    ['admin', '/en/admin'],
    ['news', '/en/blog'],
    ['admin-consent', '/en/admin/consent/newsletter'],
  ])('is the screen %s itself', async (template, path) => {
    expect(await templatePath(finds(), template, 'en')).toBe(path);
  });

  it.each(['login', 'register', 'forgot-password', 'social-login', 'admin-login', 'a b'])(
    'is the list of templates for %s, which logged-in users cannot visit',
    async (template) => {
      const path = `/admin/templates?template=${encodeURIComponent(template)}`;
      expect(await templatePath(finds(), template, 'hr')).toBe(path);
    },
  );
});
