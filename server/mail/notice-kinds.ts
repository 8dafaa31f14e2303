/** Notices to account owners, each with its kind in the outbox. The first still has an older name in the database. */
export const noticeKinds = {
  emailChangeRequested: 'mail.emailChangeAsked',
  emailChanged: 'mail.emailChanged',
  accountExists: 'mail.accountExists',
  accountDeleted: 'mail.accountDeleted',
  passkeyAdded: 'mail.passkeyAdded',
  passkeyRemoved: 'mail.passkeyRemoved',
  alreadySubscribed: 'mail.alreadySubscribed',
} as const;

export type NoticeMail = keyof typeof noticeKinds;
