import { isObject } from '#schemas/block/translations.ts';
import { readStored } from '../read-stored.ts';
import type { EntryGroup } from './entries.ts';

const storageKey = 'izlog-office-groups';

export type OpenGroups = Readonly<Partial<Record<EntryGroup, boolean>>>;

/** The groups that the staff member opened or closed on this device. */
export function rememberedGroups(): OpenGroups {
  const stored = readStored(storageKey);
  return isObject(stored) ? stored : {};
}

export const rememberGroups = (groups: OpenGroups): void =>
  localStorage.setItem(storageKey, JSON.stringify(groups));
