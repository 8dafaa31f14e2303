import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    name: 'Prijašnja košarica',
    text: 'Promijenili ste jezik. Vaša je košarica sačuvana.',
    restore: 'Vrati košaricu (%{smart_count})',
    dismiss: 'Ne treba',
  },
  en: {
    name: 'Earlier cart',
    text: 'You switched languages. Your cart is safe.',
    restore: 'Restore cart (%{smart_count})',
    dismiss: 'No, thanks',
  },
  de: {
    name: 'Früherer Warenkorb',
    text: 'Sie haben die Sprache gewechselt. Ihr Warenkorb ist noch da.',
    restore: 'Warenkorb zurückholen (%{smart_count})',
    dismiss: 'Nein, danke',
  },
});
