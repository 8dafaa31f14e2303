import type { PageData } from '#schemas/content-data.ts';
import type { LocalizedText } from '#schemas/languages.ts';
import { digitsOf } from '#schemas/money/site-currency.ts';
import { element, links } from '#schemas/site/localized-element.ts';
import { site } from '#schemas/site/site.ts';
import type { ExampleContent } from '#server/services/examples/example-content.ts';
import { inDocument } from './first-pages.ts';
import { inAll, text } from './texts.ts';

const categorySlug = 'examples';
/** Converts whole units of the shop's currency to its minor units. */
const inUnits = (price: number) => price * 10 ** digitsOf(site.currencies[0].code);

const page = (slug: string, title: LocalizedText, paragraph: LocalizedText): PageData => ({
  slug: inAll(slug),
  title,
  description: inAll(''),
  links: links(
    element('hero', `${slug}-head`, { title }),
    element('rich-text', `${slug}-text`, { text: inDocument(paragraph) }),
  ),
});

const pages = [
  page('example-about', text('exampleAbout'), text('exampleAboutText')),
  page('example-delivery', text('exampleDelivery'), text('exampleDeliveryText')),
];

/** Example content in the languages of the site; every name says that it is an example. */
export const exampleContent: ExampleContent = {
  tax: { key: 'example', title: text('exampleTax') },
  category: {
    slug: categorySlug,
    name: text('exampleCategory'),
    description: text('exampleCategoryText'),
  },
  description: text('exampleProductText'),
  products: [
    { sku: 'EXAMPLE-1', slug: 'example-1', name: text('exampleProduct1'), price: inUnits(12) },
    { sku: 'EXAMPLE-2', slug: 'example-2', name: text('exampleProduct2'), price: inUnits(8) },
    { sku: 'EXAMPLE-3', slug: 'example-3', name: text('exampleProduct3'), price: inUnits(25) },
  ],
  pages,
  menu: [
    { title: text('exampleCategory'), target: `category:${categorySlug}` },
    ...pages.map(({ slug, title }) => ({ title, target: `page:${Object.values(slug)[0]}` })),
  ],
};
