import { starRating } from '#schemas/constants.ts';
import type { SettingField } from './setting-field.ts';
import { settingGroup } from './setting-group.ts';

const flag = (option: string, absent: boolean): SettingField => ({
  cell: 'flag',
  option,
  absent,
  input: { type: 'boolean' },
});

const stars = (option: string): SettingField => ({
  cell: 'number',
  option,
  absent: starRating,
  input: { type: 'integer', minimum: 1, maximum: 10 },
  isRequired: true,
});

const writers = ['RegisteredUsers', 'Everyone', 'Nobody'];

/** Rules of reviews and comments; the server has defaults for missing ones. */
export const reviewSettings = settingGroup({
  name: 'reviews',
  icon: 'quote',
  fields: {
    guestsMayWrite: flag('AnonymousChat', false),
    blogWriters: {
      cell: 'choice',
      option: 'CanCommentOnBlog',
      absent: 'RegisteredUsers',
      choices: writers,
      input: { type: 'string', enum: writers },
      isRequired: true,
    },
    mustApprove: {
      ...flag('RequireAdminPublishing', false),
      isPrivate: true,
    },
    needsRating: flag('RequireRatingForComment', true),
    needsComment: flag('RequireCommentForRating', true),
    stars: stars('NumberOfStars'),
    onePerUser: flag('OneUserOneComment', false),
    mayEdit: flag('UserCanEditComment', true),
    guestsMayRepeat: flag('AnonymousCanMultipleReview', true),
    siteNeedsRating: flag('RequireRatingForCommentOnSite', true),
    siteNeedsComment: flag('RequireCommentForRatingOnSite', true),
    siteStars: stars('NumberOfStarsOnSite'),
    siteOnePerUser: flag('OneUserOneCommentOnSite', false),
    siteMayEdit: flag('UserCanEditCommentOnSite', true),
    siteGuestsMayRepeat: flag('AnonymousCanMultipleReviewOnSite', true),
  },
  form: [
    { title: 'writers', fields: ['guestsMayWrite', 'blogWriters', 'mustApprove'] },
    {
      title: 'productReviews',
      fields: ['needsRating', 'needsComment', 'stars', 'onePerUser', 'mayEdit', 'guestsMayRepeat'],
    },
    {
      title: 'siteReviews',
      fields: [
        'siteNeedsRating',
        'siteNeedsComment',
        'siteStars',
        'siteOnePerUser',
        'siteMayEdit',
        'siteGuestsMayRepeat',
      ],
    },
  ],
});
