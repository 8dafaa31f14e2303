import type { EntryGroup } from './entries.ts';

const storageKey = 'izlog-office-groups';

export type OpenGroups = Readonly<Partial<Record<EntryGroup, boolean>>>;

/** The groups that the staff member opened or closed on this device. */
export function rememberedGroups(): OpenGroups {
  const stored = localStorage.getItem(storageKey);
  return stored === null ? {} : (JSON.parse(stored) as OpenGroups);
}

export const rememberGroups = (groups: OpenGroups): void =>
  localStorage.setItem(storageKey, JSON.stringify(groups));
