import { unsubscribePath } from '../services/content/unsubscribe-path.ts';
import { fill } from './fill.ts';
import { type Compose, type MailContext } from './mail.ts';
import { loadOrderFacts, type OrderFacts } from './order-facts.ts';

/** Asks for reviews of delivered products; null when the recipient has unsubscribed from the newsletter. */
export const composeReviewInvitation: Compose = async (context, { orderId }) => {
  const facts = await loadOrderFacts(context.db, orderId);
  const subscriber = facts && (await findSubscriber(context, facts));
  if (!facts || !subscriber) return null;
  const products = productsOf(context, facts);
  if (products.length === 0) return null;
  const { language, number } = facts;
  const t = context.texts(language).reviewInvitation;
  const unsubscribe = context.publicUrl + (await unsubscribePath(context.db, subscriber.id));
  const lead = fill(t.lead, { number });
  return {
    to: subscriber.email,
    unsubscribe,
    letter: {
      language,
      subject: t.subject,
      preview: lead,
      title: t.title,
      parts: [
        { kind: 'text', text: lead },
        ...products.map(({ name, href }) => ({
          kind: 'link' as const,
          label: fill(t.review, { name }),
          href,
        })),
        { kind: 'quiet', text: t.why },
        { kind: 'link', label: t.unsubscribe, href: unsubscribe },
      ],
    },
  };
};

function findSubscriber({ db }: MailContext, { row }: OrderFacts) {
  return db
    .selectFrom('users')
    .innerJoin('newsletter_subscribers as n', 'n.email', 'users.email')
    .select(['n.id', 'n.email'])
    .where('users.id', '=', row.user_id)
    .where('n.confirmed_at', 'is not', null)
    .where('n.unsubscribed_at', 'is', null)
    .executeTakeFirst();
}

/** Each product once, and only what is still sold, because reviews are written on its page. */
function productsOf({ publicUrl, screens }: MailContext, { language, items }: OrderFacts) {
  const bySlug = new Map(items.flatMap(({ slug, name }) => (slug ? [[slug, name] as const] : [])));
  return [...bySlug].map(([slug, name]) => ({
    name,
    href: `${publicUrl}${screens.targetHref(language, `product:${slug}`)}#reviews`,
  }));
}
