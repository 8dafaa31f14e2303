import { defineLoad, type LoadContext } from '#runtime/block/types.ts';
import { readMenu } from '#runtime/page/read-menu.ts';
import type { NavigationItem } from '#schemas/entities/navigation-item.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

const places = ['footer1', 'footer2', 'footer3', 'footer4'] as const;
type Place = (typeof places)[number];

export interface FooterData {
  readonly groups: readonly { readonly id: Place; readonly items: readonly NavigationItem[] }[];
  /** Option `CopyrightText` of the site (NAV-16); empty when not set. */
  readonly copyright: string;
}

/** NAV-11: three groups; the fourth only when the site configures its navigation. */
export const load = defineLoad<typeof model, FooterData>(async (context) => {
  const settings = await context.api.call('option.filter', {});
  const { ThemeNavigations: keys = {}, CopyrightText = '' } = settings.ok ? settings.value : {};
  const groups = await Promise.all(
    places.map(async (place) => ({
      id: place,
      items: await readGroup(context, place, keys[place]),
    })),
  );
  return ok({ groups: groups.filter(({ items }) => items.length > 0), copyright: CopyrightText });
});

async function readGroup(
  context: LoadContext,
  place: Place,
  key: string | null | undefined,
): Promise<readonly NavigationItem[]> {
  return place === 'footer4' && !key ? [] : readMenu(context, key ?? place);
}
