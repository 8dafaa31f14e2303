import texts from 'virtual:texts/server/services/collections/webhooks';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type { CollectionTexts } from '../collection.ts';

export const webhookTexts = texts as TextsByLanguage<CollectionTexts>;
