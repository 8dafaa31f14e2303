import { expect, test } from 'vitest';
import type { PageNode } from '#runtime/page/payload.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { pageOf } from '#tests/support/page.ts';
import { policyOf } from './page-policy.ts';

const captcha = {
  key: 'k',
  version: 2,
  size: 'invisible',
  provider: 'https://www.google.com/recaptcha/',
} as const;

const node = (data: unknown, inside: readonly PageNode[] = []): PageNode => ({
  id: 'n',
  type: 'form',
  hydrate: 'load',
  meta: {},
  options: {},
  mobileOptions: {},
  data,
  slots: { content: inside },
  error: null,
});
const pageWith = (content: readonly PageNode[], more: object = { captcha }) => {
  const page = pageOf(content);
  return { ...page, site: { ...page.site, ...more } };
};
const directives = (policy: string | null) =>
  Object.fromEntries((policy ?? '').split('; ').map((line) => line.split(/ (.*)/)));

test('pages with a captcha also allow its provider, and nothing else', () => {
  const policy = directives(policyOf(pageWith([node(null, [node({ captcha })])])));
  const { 'script-src': script, 'frame-src': frame, ...others } = policy;
  expect(script).toBe(
    "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  );
  expect(frame).toBe("'self' https://www.google.com/recaptcha/");
  const { 'script-src': usual, ...rest } = directives(securityHeaders['content-security-policy']);
  expect([others, usual]).toEqual([rest, "'self'"]);
});

test('other pages, and sites without a captcha, keep the strict policy', () => {
  expect(policyOf(pageWith([node(null), node({ captcha: null })]))).toBeNull();
  expect(policyOf(pageWith([node({ captcha })], {}))).toBeNull();
});

test('pages allow the analytics provider only if the site uses one, and nothing else · LAYOUT-16', () => {
  const analytics = { measurement: 'G-ABC1234567' };
  const policy = directives(policyOf(pageWith([], { analytics })));
  const { 'script-src': script, 'connect-src': connect, 'img-src': images, ...others } = policy;
  const manager = 'https://www.googletagmanager.com';
  expect(script).toBe(`'self' ${manager}`);
  for (const sources of [connect, images]) {
    expect(sources).toContain(`${manager} https://*.google-analytics.com`);
  }
  expect(directives(securityHeaders['content-security-policy'])).toMatchObject(others);
  const both = directives(policyOf(pageWith([node({ captcha })], { captcha, analytics })));
  expect(both['script-src']).toBe(
    `'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ ${manager}`,
  );
});
