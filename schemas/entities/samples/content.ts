import type { Element, LinkMapping } from '../../document/element.ts';
import type { Author } from '../author.ts';
import type { NavigationItem } from '../navigation-item.ts';
import type { Event, Post, PostCategory } from '../post.ts';
import { media } from './media.ts';

/** Valid values for tests and fakes: posts, menus, elements. */

export const postCategory: PostCategory = { id: 1, title: 'Novosti', slug: 'novosti' };

export const author: Author = {
  id: 3,
  name: 'Ana Horvat',
  slug: 'ana-horvat',
  bio: 'Piše o moru.',
  media,
  links: ['https://example.com/ana'],
  totalPosts: 2,
};

export const post: Post = {
  id: 21,
  title: 'Otvorenje',
  slug: 'otvorenje',
  excerpt: 'Otvaramo u lipnju.',
  body: '<p>Otvaramo u lipnju.</p>',
  media: null,
  author: { id: 3, name: 'Ana Horvat', slug: 'ana-horvat' },
  published_at: '2026-05-01T08:00:00.000Z',
  terms: { slugMain: 'novosti', categories: [postCategory] },
};

export const event: Event = {
  id: 5,
  title: 'Noć pisanja',
  slug: 'noc-pisanja',
  excerpt: '',
  body: '',
  media,
  dateFrom: '2026-07-01T18:00:00.000Z',
  dateTo: '2026-07-01T21:00:00.000Z',
  location: 'Osijek',
  ticketSlug: 'ulaznica-noc-pisanja',
};

export const navigationItem: NavigationItem = {
  id: 1,
  title: 'Trgovina',
  link: 'screen:shop',
  path: '/shop',
  children: [{ id: 2, title: 'Kuhinja', link: 'category:kuhinja', path: null, children: [] }],
};

export const element: Element = {
  id: 'header',
  handler: 'header-section',
  version: 1,
  title: 'Zaglavlje',
  type: 'static-element',
  language_code: 'akk',
  options: { links: [] },
  parts: {
    main: [
      {
        id: 'menu',
        handler: 'main-menu',
        version: 1,
        title: '',
        type: 'static-element',
        language_code: 'akk',
        options: {},
        parts: {},
        meta: {},
        mobileOptions: {},
        mobileMeta: {},
        linkMeta: {},
        slug: null,
        created_at: '2026-01-01T00:00:00.000Z',
        revision: 0,
      },
    ],
  },
  meta: { background: 'page', device: 'all' },
  mobileOptions: {},
  mobileMeta: { space: 'small' },
  linkMeta: {},
  slug: 'header',
  created_at: '2026-01-01T00:00:00.000Z',
  revision: 2,
};

export const linkMapping: LinkMapping = {
  handler: 'teaser',
  linkId: 'l1',
  order: 0,
  master_id: 'header',
  meta: {},
  options: { title: 'Drugačije' },
};
