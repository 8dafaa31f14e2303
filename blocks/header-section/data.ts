import { defineLoad } from '#runtime/block/types.ts';
import { readMenu } from '#runtime/page/read-menu.ts';
import type { NavigationItem } from '#schemas/entities/navigation-item.ts';
import { ok } from '#schemas/result.ts';
import type { model } from './model.ts';

export interface HeaderData {
  readonly items: readonly NavigationItem[];
}

export const load = defineLoad<typeof model, HeaderData>(async (context) => {
  const settings = await context.api.call('option.filter', {});
  const key = settings.ok ? settings.value.ThemeNavigations?.main : null;
  return ok({ items: await readMenu(context, key ?? 'main') });
});
