import texts from 'virtual:texts/app/digital';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type en from './texts/en.json';

export type TicketText = keyof (typeof en)['ticket'];
export type LinkText = keyof (typeof en)['link'];

export const digitalPagesTexts = texts as TextsByLanguage<typeof en>;
