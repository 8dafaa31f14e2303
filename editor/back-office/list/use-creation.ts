import type { CollectionDescription } from '#schemas/entities/collection.ts';
import { useT } from '../../i18n/translate.tsx';
import { useBackOffice } from '../context.ts';
import { screensFor } from '../screens/screen-list.ts';

interface Creation {
  readonly href: string;
  readonly label: string;
  /** Label beside the name of the list. */
  readonly short: string;
}

/** Returns the page that creates a record: its form, or a screen; null if the staff member may not. */
export function useCreation({ name, one, mayCreate }: CollectionDescription): Creation | null {
  const t = useT();
  const { scope } = useBackOffice();
  if (mayCreate) {
    const label = t('office.newRecord', { one });
    return { href: `/${name}/new`, label, short: t('office.create') };
  }
  const screen = screensFor(scope).find(({ creates }) => creates === name);
  if (!screen) return null;
  const label = t(`office.screen_${screen.name}`);
  return { href: `/${screen.name}`, label, short: label };
}
