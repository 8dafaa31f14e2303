import { noteMessages } from '#runtime/checkout/note-messages.ts';

export const messages = noteMessages;
