import texts from 'virtual:texts/server/services/collections/keys';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type { CollectionTexts } from '../collection.ts';

export const keyTexts = texts as TextsByLanguage<CollectionTexts>;
