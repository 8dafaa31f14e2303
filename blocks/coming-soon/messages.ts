import { defineMessages } from '#runtime/i18n/messages.ts';

export const messages = defineMessages({
  hr: {
    title: 'Uskoro isplovljavamo',
    text: 'Stranica je još na navozu. Navratite uskoro.',
    from: 'Od %{day}',
  },
  en: {
    title: 'We sail soon',
    text: 'This page is still on the slipway. Come back soon.',
    from: 'From %{day}',
  },
  de: {
    title: 'Bald legen wir ab',
    text: 'Diese Seite liegt noch auf der Werft. Schauen Sie bald wieder vorbei.',
    from: 'Ab %{day}',
  },
});
