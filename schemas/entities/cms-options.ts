import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { lineSchema } from './fragments.ts';

const flag = { type: 'boolean' } as const;
const text = { ...lineSchema, maxLength: 20_000 } as const;
const navigation = { type: ['string', 'null'], maxLength: 60 } as const;
const stars = { type: 'integer', minimum: 1, maximum: 10 } as const;

/** Keys of navigations, read with `navigation.tree` (NAV-17). */
const themeNavigationsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    main: navigation,
    footer1: navigation,
    footer2: navigation,
    footer3: navigation,
    footer4: navigation,
  },
} as const;

const siteOptions = {
  ThemeNavigations: themeNavigationsSchema,
  Logo: { ...text, type: ['string', 'null'] },
  CopyrightText: text,
  CookieNotice: text,
  CustomHeader: text,
  CustomFooter: text,
  GoogleAnalyticsId: text,
  GoogleTagManagerId: text,
  AutoGenerateSiteMap: flag,
  RequireAdminPublishing: flag,
  SiteMapOptions: { type: 'object' },
  CmsVersion: text,
  WwwPolicy: text,
  DefaultProductTemplate: text,
  PasswordProtection: flag,
  HomePageSlug: text,
  SendEmailTo: text,
  SendGdprTo: text,
  DefaultLanguage: text,
  AllowedLanguages: {
    type: 'array',
    maxItems: 79,
    items: { type: 'string', maxLength: 3 },
    description: 'Codes of languages; `ALL` for every language of the site.',
  },
  GitlabProjectId: text,
} as const;

const reviewOptions = {
  AnonymousChat: flag,
  RequireRatingForComment: flag,
  RequireCommentForRating: flag,
  NumberOfStars: stars,
  CanCommentOnBlog: { type: 'string', enum: ['RegisteredUsers', 'Everyone', 'Nobody'] },
  OneUserOneComment: flag,
  UserCanEditComment: flag,
  ReviewInvitationDays: { type: 'integer', minimum: 0, maximum: 365 },
  AnonymousCanMultipleReview: flag,
  RequireRatingForCommentOnSite: flag,
  RequireCommentForRatingOnSite: flag,
  NumberOfStarsOnSite: stars,
  OneUserOneCommentOnSite: flag,
  UserCanEditCommentOnSite: flag,
  AnonymousCanMultipleReviewOnSite: flag,
} as const;

/** Rules of comments and ratings; the suffix OnSite marks those about the site (ENT-39, ENT-40). */
export const reviewOptionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: reviewOptions,
} as const satisfies JSONSchema;

export type ReviewOptions = FromSchema<typeof reviewOptionsSchema>;

/** Settings of the site by key; a site may define additional keys (ENT-38). */
export const cmsOptionsSchema = {
  type: 'object',
  additionalProperties: true,
  properties: { ...siteOptions, ...reviewOptions },
} as const satisfies JSONSchema;

export type CmsOptions = FromSchema<typeof cmsOptionsSchema>;
