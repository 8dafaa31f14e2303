import type { LoadContext } from '#runtime/block/types.ts';
import { loadConsents as loadFormConsents } from '#runtime/checkout/load-consents.ts';
import type { ConsentSectionProps } from './consent-section.tsx';

export type ConsentData = Omit<ConsentSectionProps, 'id'>;

export async function loadConsents(context: LoadContext): Promise<ConsentData | null> {
  const [own, offered] = await Promise.all([
    context.api.call('consent.own', {}),
    loadFormConsents(context, 'newsletter'),
  ]);
  if (!own.ok || offered === null) return null;
  const needed = own.value.newsletter.missing;
  return { own: own.value, missing: offered.filter(({ id }) => needed.includes(id)) };
}
