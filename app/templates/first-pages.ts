import type { PageData } from '#schemas/content-data.ts';
import type { JsonObject } from '#schemas/document/element.ts';
import { type LocalizedText, languages, localize } from '#schemas/languages.ts';
import { element, links } from '#schemas/site/localized-element.ts';
import { inAll, text } from './texts.ts';

export const homeSlug = 'home';
export const privacySlug = 'privacy';

/** The only element of a new home page. */
export const openingId = 'home-opening';

const home: PageData = {
  slug: inAll(homeSlug),
  title: text('home'),
  description: inAll(''),
  links: links(
    element('coming-soon', openingId, {
      picture: null,
      title: text('openingSoon'),
      text: text('openingText'),
    }),
  ),
};

const privacyTitle = text('privacy');

/** The privacy page, with statements that are true of every new shop. */
const privacy: PageData = {
  slug: inAll(privacySlug),
  title: privacyTitle,
  description: inAll(''),
  links: links(
    element('hero', 'privacy-head', { title: privacyTitle }),
    element('rich-text', 'privacy-text', {
      text: inDocument(text('privacyText')),
    }),
  ),
};

/** Pages of a shop whose site has none of its own. */
export const firstPages: readonly PageData[] = [home, privacy];

/** Returns one paragraph as rich text in each language. */
export function inDocument(paragraph: LocalizedText): Readonly<Record<string, JsonObject>> {
  const entries = languages.map((language) => {
    const content = [{ type: 'text', text: localize(paragraph, language) }];
    return [language, { type: 'doc', content: [{ type: 'paragraph', content }] }];
  });
  return Object.fromEntries(entries);
}
