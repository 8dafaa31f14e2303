const noScreen = {
  social: 'No provider of social login can be set up yet.',
  forms: 'No block shows forms of the CMS yet.',
  newsletter: 'No block subscribes to the newsletter yet.',
  reviews: 'No block takes or lists reviews yet.',
  comments: 'No block takes comments yet.',
  maintenance: 'No screen switches maintenance on yet.',
} as const;

const nothingPrefetched = 'Pages are fetched when they are opened, none before.';

/** Statements that no person can use yet, and why. A title that names one of them is an error. */
export const owed: Readonly<Record<string, string>> = {
  'AUTH-02': noScreen.social,
  'AUTH-09': noScreen.social,
  'MAINT-03': noScreen.maintenance,
  'LAYOUT-14': nothingPrefetched,
  'LAYOUT-15': nothingPrefetched,
  'CONST-74': nothingPrefetched,
  'REG-14': 'The registration form has no addresses and details yet.',
  'FORM-06': 'No form has a field that must equal another yet.',
  'FORM-10': noScreen.forms,
  'FORM-13': noScreen.forms,
  'FORM-14': noScreen.forms,
  'FORM-15': noScreen.forms,
  'FORM-16': noScreen.newsletter,
  'DOI-02': noScreen.newsletter,
  'DOI-05': noScreen.newsletter,
  'DOI-07': noScreen.newsletter,
  'CONSENT-05': noScreen.forms,
  'REVIEW-01': noScreen.reviews,
  'REVIEW-02': noScreen.reviews,
  'REVIEW-03': noScreen.reviews,
  'REVIEW-04': noScreen.comments,
  'REVIEW-05': noScreen.reviews,
  'REVIEW-06': noScreen.comments,
  'REVIEW-07': noScreen.comments,
  'REVIEW-08': noScreen.comments,
  'ERR-49': noScreen.reviews,
  'ERR-50': noScreen.reviews,
  'ERR-51': noScreen.comments,
  'ERR-52': noScreen.newsletter,
  'ERR-73': noScreen.comments,
};
