import { defineMessages } from '../i18n/messages.ts';

/**
 * Texts of the notes at a line that changed or is sold out; a block that renders them spreads them into its
 * own.
 */
export const lineNotesMessages = defineMessages({
  hr: {
    'lines.low':
      'Još %{smart_count} komad na zalihi |||| Još %{smart_count} komada na zalihi |||| Još %{smart_count} komada na zalihi',
    'lines.exceeded':
      'Na zalihi je samo %{smart_count} komad. Smanjite količinu za nastavak. |||| Na zalihi su samo %{smart_count} komada. Smanjite količinu za nastavak. |||| Na zalihi je samo %{smart_count} komada. Smanjite količinu za nastavak.',
    'lines.soldOut': 'Rasprodano. Uklonite artikl za nastavak.',
    'lines.unavailable': 'Ovaj artikl više ne prodajemo. Uklonite ga za nastavak.',
    'lines.dearer': 'Cijena je porasla: bila je %{before}, sada je %{now}.',
    'lines.cheaper': 'Cijena je pala: bila je %{before}, sada je %{now}.',
    'lines.quantityChanged': 'Količina je promijenjena drugdje: bila je %{before}, sada je %{now}.',
    'lines.understood': 'U redu',
    'lines.takeRest':
      'Uzmi %{smart_count} komad |||| Uzmi %{smart_count} komada |||| Uzmi %{smart_count} komada',
    'lines.remove': 'Ukloni',
    'lines.removeNamed': 'Ukloni iz košarice: %{name}',
    'lines.withoutCard': 'Bez članske iskaznice:',
  },
  en: {
    'lines.low': 'Only %{smart_count} left in stock |||| Only %{smart_count} left in stock',
    'lines.exceeded':
      'Only %{smart_count} is in stock. Lower the quantity to continue. |||| Only %{smart_count} are in stock. Lower the quantity to continue.',
    'lines.soldOut': 'Sold out. Remove the item to continue.',
    'lines.unavailable': 'We no longer sell this item. Remove it to continue.',
    'lines.dearer': 'The price went up: it was %{before}, now it is %{now}.',
    'lines.cheaper': 'The price went down: it was %{before}, now it is %{now}.',
    'lines.quantityChanged':
      'The quantity was changed elsewhere: it was %{before}, now it is %{now}.',
    'lines.understood': 'OK',
    'lines.takeRest': 'Take %{smart_count} |||| Take %{smart_count}',
    'lines.remove': 'Remove',
    'lines.removeNamed': 'Remove from cart: %{name}',
    'lines.withoutCard': 'Without a membership card:',
  },
  de: {
    'lines.low': 'Nur noch %{smart_count} auf Lager |||| Nur noch %{smart_count} auf Lager',
    'lines.exceeded':
      'Nur %{smart_count} Stück ist auf Lager. Bitte die Menge verringern. |||| Nur %{smart_count} Stück sind auf Lager. Bitte die Menge verringern.',
    'lines.soldOut': 'Ausverkauft. Bitte den Artikel entfernen.',
    'lines.unavailable': 'Diesen Artikel verkaufen wir nicht mehr. Bitte entfernen Sie ihn.',
    'lines.dearer': 'Der Preis ist gestiegen: vorher %{before}, jetzt %{now}.',
    'lines.cheaper': 'Der Preis ist gesunken: vorher %{before}, jetzt %{now}.',
    'lines.quantityChanged': 'Die Menge wurde anderswo geändert: vorher %{before}, jetzt %{now}.',
    'lines.understood': 'Verstanden',
    'lines.takeRest': '%{smart_count} Stück nehmen |||| %{smart_count} Stück nehmen',
    'lines.remove': 'Entfernen',
    'lines.removeNamed': 'Aus dem Warenkorb entfernen: %{name}',
    'lines.withoutCard': 'Ohne Mitgliedskarte:',
  },
});
