import { composeFormEntry, composeFormReceipt } from './form-letters.ts';
import { linkComposers } from './link-letters.ts';
import type { Compose } from './mail.ts';
import { composeWelcome } from './newsletter-letters.ts';
import { noticeComposers } from './notice-letters.ts';
import { composeCode, composeReceipt, composeWithdrawalNotice } from './order-access-letters.ts';
import { orderComposers } from './order-letters.ts';
import { requestedComposers } from './requested-letters.ts';
import { composeReviewInvitation } from './review-letters.ts';
import { composeSample } from './sample-letter.ts';
import { composeWebhookPaused } from './webhook-letters.ts';

/** The function that composes the mail for each kind of outbox row. */
export const composers: Readonly<Record<string, Compose>> = {
  ...orderComposers,
  ...linkComposers,
  ...requestedComposers,
  ...noticeComposers,
  'order.code': composeCode,
  'order.withdrawal': composeReceipt,
  'shop.withdrawal': composeWithdrawalNotice,
  'shop.webhookPaused': composeWebhookPaused,
  'mail.sample': composeSample,
  'mail.formEntry': composeFormEntry,
  'mail.formReceipt': composeFormReceipt,
  'mail.reviewInvitation': composeReviewInvitation,
  'mail.newsletterWelcome': composeWelcome,
};
