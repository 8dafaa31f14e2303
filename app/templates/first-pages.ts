import type { JsonObject } from '#schemas/document/element.ts';
import { type LocalizedText, languages, localize } from '#schemas/languages.ts';
import { element, links } from '#schemas/site/localized-element.ts';
import type { PageData } from '#schemas/site-data.ts';
import { text } from './texts.ts';

export const homeSlug = 'home';
export const privacySlug = 'privacy';

/** The only element of a home page that nobody has built yet. */
export const openingId = 'home-opening';

const everywhere = (slug: string) => text(slug, slug, slug);

const home: PageData = {
  slug: everywhere(homeSlug),
  title: text('Naslovnica', 'Home', 'Startseite'),
  description: text('', '', ''),
  links: links(
    element('coming-soon', openingId, {
      picture: null,
      title: text('Uskoro otvaramo', 'Opening soon', 'Wir eröffnen bald'),
      text: text(
        'Ova trgovina tek nastaje.',
        'This shop is being set up.',
        'Dieser Shop wird gerade eingerichtet.',
      ),
    }),
  ),
};

const privacyTitle = text('Zaštita privatnosti', 'Privacy', 'Datenschutz');

/** What is true of every shop before its owner adds to it. */
const privacy: PageData = {
  slug: everywhere(privacySlug),
  title: privacyTitle,
  description: text('', '', ''),
  links: links(
    element('hero', 'privacy-head', { title: privacyTitle }),
    element('rich-text', 'privacy-text', {
      text: inDocument(
        text(
          'Ova trgovina koristi kolačiće koji su joj nužni: za košaricu, prijavu i jezik. Podatke koje upišete koristi za vaše narudžbe i vaš račun.',
          'This shop uses cookies that it needs: for your cart, your login and your language. It uses what you enter for your orders and your account.',
          'Dieser Shop verwendet notwendige Cookies: für Warenkorb, Anmeldung und Sprache. Ihre Eingaben verwendet er für Ihre Bestellungen und Ihr Konto.',
        ),
      ),
    }),
  ),
};

/** The pages of a shop whose site has none. */
export const firstPages: readonly PageData[] = [home, privacy];

/** One paragraph as rich text, in each language. */
function inDocument(paragraph: LocalizedText): Readonly<Record<string, JsonObject>> {
  const entries = languages.map((language) => {
    const content = [{ type: 'text', text: localize(paragraph, language) }];
    return [language, { type: 'doc', content: [{ type: 'paragraph', content }] }];
  });
  return Object.fromEntries(entries);
}
