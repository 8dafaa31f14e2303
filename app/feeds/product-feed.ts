import { absolute, amount } from '#runtime/product/json-ld.ts';
import { feedHref } from '#runtime/routes/feed-href.ts';
import { screenHref } from '#runtime/routes/href.ts';
import { mandatoryProductFilter } from '#schemas/constants.ts';
import { readList } from '#schemas/entities/lists.ts';
import type { ProductCard } from '#schemas/entities/product.ts';
import type { ProductAddresses } from '#server/services/catalogue/product-addresses.ts';
import { escapeHtml } from '../storefront/escape.ts';
import type { FeedContext } from './feed-sources.ts';

/** Products per call of the contract. */
const perCall = 50;
/** Limits of Google Merchant, characters. */
const maxTitle = 150;
const maxDescription = 5000;

/** Generates the product feed for Google Merchant (RSS 2.0 with additional elements) piece by piece. */
export async function* productFeed(
  context: FeedContext,
  products: ProductAddresses,
): AsyncGenerator<string> {
  const { site, language } = context;
  yield `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element(
    'title',
    site.name,
  )}${element('link', absolute(site, feedHref(language, 'products.xml')))}${element(
    'description',
    site.name,
  )}`;
  for (const firstId of await products.parts()) {
    const ids = (await products.part(firstId)).map(({ id }) => id);
    for (let at = 0; at < ids.length; at += perCall) {
      yield await itemsOf(context, ids.slice(at, at + perCall));
    }
  }
  yield '</channel></rss>';
}

async function itemsOf(context: FeedContext, ids: readonly number[]): Promise<string> {
  const found = await context.api.call('product.filter', {
    ids: [...ids],
    filters: [mandatoryProductFilter],
    limit: perCall,
  });
  const cards = found.ok ? readList(found.value).records : [];
  return cards.map((card) => itemOf(card, context)).join('');
}

/** Google Merchant does not accept this format. */
const notThere = 'image/avif';

/** Google Merchant refuses products without a picture, so these are left out. */
function itemOf(card: ProductCard, { site, language }: FeedContext): string {
  const picture = card.media[0]?.sources.findLast(({ mime }) => mime !== notThere);
  if (!picture) return '';
  const price = (value: number) => `${amount(value)} ${site.currency.code}`;
  const category = card.categories?.[0]?.name;
  return `<item>${[
    element('g:id', card.sku || String(card.id)),
    element('title', card.name.slice(0, maxTitle)),
    element('description', (card.excerpt || card.name).slice(0, maxDescription)),
    element('link', absolute(site, screenHref(language, 'product', card.slug))),
    element('g:image_link', absolute(site, picture.path)),
    element('g:availability', card.inStock ? 'in_stock' : 'out_of_stock'),
    element('g:price', price(card.retailPrice)),
    card.finalPrice < card.retailPrice ? element('g:sale_price', price(card.finalPrice)) : '',
    element('g:condition', 'new'),
    element('g:identifier_exists', 'no'),
    category ? element('g:product_type', category) : '',
  ].join('')}</item>`;
}

const element = (name: string, text: string): string =>
  `<${name}>${escapeHtml(text.replace(notInXml, ' '))}</${name}>`;

/** XML 1.0 has no way to write control characters. */
const notInXml = /(?![\t\n\r])\p{Cc}/gu;
