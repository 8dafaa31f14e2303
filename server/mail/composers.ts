import { composeFormEntry } from './form-letters.ts';
import { linkComposers } from './link-letters.ts';
import type { Compose } from './mail.ts';
import { noticeComposers } from './notice-letters.ts';
import { composeCode, composeReceipt, composeWithdrawalNotice } from './order-access-letters.ts';
import { orderComposers } from './order-letters.ts';
import { requestedComposers } from './requested-letters.ts';

/** The function that composes the mail for each kind of outbox row. */
export const composers: Readonly<Record<string, Compose>> = {
  ...orderComposers,
  ...linkComposers,
  ...requestedComposers,
  ...noticeComposers,
  'order.code': composeCode,
  'order.withdrawal': composeReceipt,
  'shop.withdrawal': composeWithdrawalNotice,
  'mail.formEntry': composeFormEntry,
};
