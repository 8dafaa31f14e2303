import type { EndpointInput } from '#schemas/api/contract.ts';
import { formTypes } from '#schemas/constants.ts';
import type { Language } from '#schemas/languages.ts';
import type { ApiClient } from '../api/client.ts';
import { screenHref } from './href.ts';
import { guestScreens, type Screen, screens } from './table.ts';

type ExampleKind = NonNullable<EndpointInput<'finder.searchSlugs'>['kind']>;

/** Templates of screens that need a record to show. */
const examples: Readonly<Record<string, ExampleKind>> = {
  product: 'product',
  category: 'category',
  post: 'post',
  'post-category': 'post-category',
  event: 'event',
  author: 'author',
};

/**
 * Returns the address where staff can view a template: the screen rendered from it, with the first available
 * record; else the templates screen. Null when there is no record.
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

/** Whether logged-in users can visit the screen at its plain address. */
function isOpen(screen: string): screen is Screen {
  return Object.hasOwn(screens, screen) && !closed.some((each) => each === screen);
}

const closed: readonly Screen[] = [...guestScreens, 'admin-login'];
