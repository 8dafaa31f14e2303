import type { ApiClient } from '#runtime/api/client.ts';
import type { PageRequest } from '#runtime/page/page-request.ts';
import { guest } from './page.ts';

/** A visitor's request for a page of the test shop, or what `more` changes of it. */
export const pageRequest = (
  path: string,
  api: ApiClient,
  more: Partial<PageRequest> = {},
): PageRequest => ({
  url: new URL(path, 'http://shop.test'),
  api,
  session: guest,
  cartSession: null,
  orders: { access: {}, claim: null },
  notices: [],
  submission: null,
  now: new Date(),
  maintenance: false,
  draft: null,
  ...more,
});
