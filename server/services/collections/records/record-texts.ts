import texts from 'virtual:texts/server/services/collections/records';
import type { TextsByLanguage } from '#schemas/languages.ts';
import type { CollectionTexts } from '../collection.ts';

export const recordTexts = texts as TextsByLanguage<CollectionTexts>;
