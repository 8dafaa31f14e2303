import type { EndpointInput } from '#schemas/api/contract.ts';
import { formTypes } from '#schemas/constants.ts';
import type { Language } from '#schemas/languages.ts';
import type { ApiClient } from '../api/client.ts';
import { screenHref } from './href.ts';
import { guestScreens, type Screen, screens } from './table.ts';

type ExampleKind = NonNullable<EndpointInput<'finder.searchSlugs'>['kind']>;

/** Templates of screens that need something to show. */
const examples: Readonly<Record<string, ExampleKind>> = {
  product: 'product',
  category: 'category',
  post: 'post',
  'post-category': 'post-category',
  event: 'event',
};

/**
 * Where staff see what stands on a template: at the screen that is rendered from
 * it, with the first thing it can show; else among the templates. Null where there is nothing to show.
 */
export async function templatePath(
  api: Pick<ApiClient, 'call'>,
  template: string,
  language: Language,
): Promise<string | null> {
  const kind = examples[template];
  if (kind) {
    const found = await api.call('finder.searchSlugs', { kind, limit: 1 });
    return (found.ok && found.value[0]?.path) || null;
  }
  if (template === 'admin-consent') return screenHref(language, template, formTypes[0]);
  const screen = template === 'news' ? 'blog' : template;
  return isOpen(screen)
    ? screenHref(language, screen)
    : `${screenHref(language, 'admin-templates')}?template=${encodeURIComponent(template)}`;
}

/** Screens that also people who are signed in come to, by their plain address. */
function isOpen(screen: string): screen is Screen {
  return Object.hasOwn(screens, screen) && !closed.some((each) => each === screen);
}

const closed: readonly Screen[] = [...guestScreens, 'admin-login'];
