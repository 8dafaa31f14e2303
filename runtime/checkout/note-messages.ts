import { defineMessages } from '../i18n/messages.ts';

/** Texts of `OrderNote`; a block that renders it spreads them into its own. */
export const noteMessages = defineMessages({
  hr: {
    'note.title': 'Napomena uz narudžbu',
    'note.label': 'Vaša napomena',
    'note.hint': 'Sve što bismo uz ovu narudžbu trebali znati.',
    'note.save': 'Spremi napomenu',
  },
  en: {
    'note.title': 'Add a note to your order',
    'note.label': 'Your note',
    'note.hint': 'Anything we should know about this order.',
    'note.save': 'Save the note',
  },
  de: {
    'note.title': 'Anmerkung zur Bestellung',
    'note.label': 'Ihre Anmerkung',
    'note.hint': 'Alles, was wir zu dieser Bestellung wissen sollten.',
    'note.save': 'Anmerkung speichern',
  },
});
