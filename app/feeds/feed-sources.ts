import type { ApiClient } from '#runtime/api/client.ts';
import type { SiteInfo } from '#runtime/page/payload.ts';
import type { Language } from '#schemas/languages.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import type { ProductAddresses } from '#server/services/catalogue/product-addresses.ts';
import type { SiteState } from '../storefront/site-reader.ts';

export interface FeedSources {
  readonly api: (language: Language) => ApiClient;
  readonly site: () => Promise<Pick<SiteState, 'site' | 'maintenance'>>;
  readonly products: ProductAddresses;
  readonly pictures: Pick<MediaStore, 'size'>;
}

/** Everything that a feed is made from: the API in the language of the feed, and the site. */
export interface FeedContext {
  readonly api: ApiClient;
  readonly language: Language;
  readonly site: SiteInfo;
  readonly pictures: FeedSources['pictures'];
}
