import type { Result } from '#schemas/result.ts';
import { checkFields, maxLength, required } from '../../forms/rules.ts';
import { screenHref } from '../../routes/href.ts';
import { fieldValue } from '../../store/forms.ts';
import {
  type Command,
  type CommandContext,
  type CommandResult,
  refuse,
  refuseWithNotice,
  succeed,
} from '../command.ts';

const rules = { name: [required, maxLength(60)] };

/** Creates or renames a list, then redirects to its page. */
export const saveWishList: Command = {
  name: 'wishlist.saveList',
  async run(context, values) {
    const errors = checkFields(values, rules);
    if (errors.length > 0) return refuse(...errors);
    const id = idOf(fieldValue(values, 'id'));
    const name = fieldValue(values, 'name').trim();
    const saved = await context.api.call('wishlist.saveList', { name, ...(id > 0 && { id }) });
    return saved.ok ? showList(context, saved.value.id, 'wishListSaved') : refuse(saved.error);
  },
};

export const removeWishList: Command = {
  name: 'wishlist.removeList',
  async run(context, values) {
    const id = idOf(fieldValue(values, 'id'));
    const removed = await context.api.call('wishlist.removeList', { id });
    if (!removed.ok && removed.error.code !== 'notFound') return refuse(removed.error);
    return showList(context, null, 'wishListRemoved');
  },
};

export const placeOnWishList: Command = {
  name: 'wishlist.place',
  async run({ api }, values) {
    const isListed = fieldValue(values, 'isListed') === '1';
    const placed = await api.call('wishlist.place', {
      id: idOf(fieldValue(values, 'listId')),
      product_id: idOf(fieldValue(values, 'productId')),
      isListed,
    });
    return stay(placed, isListed ? 'wishListAdded' : 'wishListTaken');
  },
};

export const shareWishList: Command = {
  name: 'wishlist.share',
  async run({ api }, values) {
    const isShared = fieldValue(values, 'isShared') === '1';
    const shared = await api.call('wishlist.share', {
      id: idOf(fieldValue(values, 'id')),
      isShared,
    });
    return stay(shared, isShared ? 'wishListShared' : 'wishListEnded');
  },
};

/** Returns 0, which is the id of no row, for text that is not an id. */
const idOf = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

const thanks = (key: string) => [{ kind: 'success', key: `core.notifications.${key}` }] as const;

function stay(changed: Result<unknown>, key: string): CommandResult {
  if (!changed.ok) return refuseWithNotice(changed.error);
  return succeed({ reload: true, notices: thanks(key) });
}

function showList({ language }: CommandContext, id: number | null, key: string): CommandResult {
  const query = id === null ? '' : `?list=${id}`;
  const redirect = `${screenHref(language, 'profile')}${query}#wishes`;
  return succeed({ redirect, notices: thanks(key) });
}
