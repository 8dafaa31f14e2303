import type { NavigationItemData, PageData } from '#schemas/content-data.ts';
import type { LocalizedText } from '#schemas/languages.ts';

export interface ExampleProduct {
  readonly sku: string;
  readonly slug: string;
  readonly name: LocalizedText;
  /** Price in the smallest unit of the shop's currency. */
  readonly price: number;
}

/** Example content of a new shop, for its owner to view and change. */
export interface ExampleContent {
  readonly tax: { readonly key: string; readonly title: LocalizedText };
  readonly category: {
    readonly slug: string;
    readonly name: LocalizedText;
    readonly description: LocalizedText;
  };
  readonly description: LocalizedText;
  readonly products: readonly ExampleProduct[];
  readonly pages: readonly PageData[];
  /** Entries of the main menu. */
  readonly menu: readonly NavigationItemData[];
}
