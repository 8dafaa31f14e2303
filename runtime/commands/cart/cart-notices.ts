import type { EndpointOutput } from '#schemas/api/contract.ts';
import { toastMs } from '#schemas/constants.ts';
import type { NoticeSpec } from '../command.ts';

type Merged = EndpointOutput<'cart.joinCarts'>['merged'];

/** Maximum number of names listed; a longer list ends in an ellipsis. */
const maximumNames = 5;

/** Returns notices about a merged cart: added lines, reduced lines, a removed coupon. */
export function mergeNotices({ lines, couponLost }: Merged): NoticeSpec[] {
  const added = lines.filter(({ qty }) => qty > 0).map(({ name, qty }) => `${name} (${qty})`);
  const fewer = lines
    .filter(({ qty, wanted }) => qty < wanted)
    .map(({ name, qty, wanted }) => `${name} (${wanted} → ${qty})`);
  return [
    ...reported('core.notifications.cartMerged', added),
    ...reported('core.notifications.cartMergedFewer', fewer),
    ...(couponLost === null ? [] : [notice('core.notifications.couponLost', { code: couponLost })]),
  ];
}

function reported(key: string, names: readonly string[]): NoticeSpec[] {
  if (names.length === 0) return [];
  const more = names.length > maximumNames ? ' …' : '';
  return [notice(key, { names: `${names.slice(0, maximumNames).join(', ')}${more}` })];
}

function notice(key: string, params: Readonly<Record<string, string>>): NoticeSpec {
  return { kind: 'info', key, params, duration: toastMs.cartChanged };
}
