import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    when: 'Kada',
    where: 'Gdje',
    ticket: 'Kupite ulaznicu',
    free: 'Ulaz je slobodan.',
    calendar: 'Spremi u kalendar',
    file: 'dogadjaj',
    over: 'Ovaj je događaj završio.',
  },
  en: {
    when: 'When',
    where: 'Where',
    ticket: 'Buy a ticket',
    free: 'Admission is free.',
    calendar: 'Save to calendar',
    file: 'event',
    over: 'This event is over.',
  },
  de: {
    when: 'Wann',
    where: 'Wo',
    ticket: 'Eintrittskarte kaufen',
    free: 'Der Eintritt ist frei.',
    calendar: 'Im Kalender speichern',
    file: 'veranstaltung',
    over: 'Diese Veranstaltung ist vorbei.',
  },
});
