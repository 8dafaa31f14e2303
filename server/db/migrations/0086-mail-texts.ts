import type { Migration } from './migration.ts';

/** Texts that staff write for the mails of the shop, by the place of the shipped ones; null: as shipped. */
export const mailTexts: Migration = {
  id: 86,
  name: 'mail texts',
  sql: `
CREATE TABLE mail_texts (
  name text PRIMARY KEY,
  subject jsonb,
  title jsonb,
  lead jsonb,
  button jsonb,
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE TRIGGER mail_texts_touch BEFORE UPDATE ON mail_texts
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
INSERT INTO mail_texts (name) SELECT unnest(ARRAY[
  'orderEvents.created', 'orderEvents.paid', 'orderEvents.ready', 'orderEvents.shipped',
  'orderEvents.shippedPart', 'orderEvents.delivered', 'orderEvents.cancelled',
  'orderEvents.refunded', 'orderEvents.closed', 'orderEvents.returned', 'orderEvents.tracking',
  'orderEvents.invoice', 'orderAccess.code', 'reviewInvitation', 'formReceipt', 'newsletter',
  'links.verifyEmail', 'links.setPassword', 'links.inviteStaff', 'links.confirmForm',
  'links.changeEmail', 'links.confirmNewsletter', 'links.logIn', 'links.keepAccount',
  'notices.emailChangeRequested', 'notices.emailChanged', 'notices.accountExists',
  'notices.alreadySubscribed', 'notices.accountDeleted']);
`,
};
