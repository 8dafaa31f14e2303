import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    label: 'Skupine proizvoda',
    count: '%{smart_count} proizvod |||| %{smart_count} proizvoda |||| %{smart_count} proizvoda',
  },
  en: {
    label: 'Shop categories',
    count: '%{smart_count} product |||| %{smart_count} products',
  },
  de: {
    label: 'Kategorien im Laden',
    count: '%{smart_count} Produkt |||| %{smart_count} Produkte',
  },
});
