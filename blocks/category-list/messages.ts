import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    label: 'Kategorije proizvoda',
    count: '%{smart_count} proizvod |||| %{smart_count} proizvoda |||| %{smart_count} proizvoda',
  },
  en: {
    label: 'Product categories',
    count: '%{smart_count} product |||| %{smart_count} products',
  },
  de: {
    label: 'Produktkategorien',
    count: '%{smart_count} Produkt |||| %{smart_count} Produkte',
  },
});
