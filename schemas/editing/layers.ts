import { defaultLanguage, type Language, languages } from '../languages.ts';
import type { EditNode, OptionsLayer } from './node.ts';

const mobile = 'mobile';

/** Returns the layer of a language below 1380 px. */
export const mobileLayer = (language: Language): OptionsLayer =>
  language === defaultLanguage ? mobile : `${mobile}-${language}`;

export const isMobileLayer = (layer: OptionsLayer): boolean => layer.startsWith(mobile);

export function languageOf(layer: OptionsLayer): Language {
  if (layer === mobile) return defaultLanguage;
  return isMobileLayer(layer) ? layer.slice(mobile.length + 1) : layer;
}

export const optionLayers: readonly OptionsLayer[] = [
  ...languages,
  ...new Set(languages.map(mobileLayer)),
];

/** Prefixes the path of a text below 1380 px, among the translations of its language. */
const prefix = '~mobile/';

export const mobilePath = (path: string): string => prefix + path;

export const isMobilePath = (path: string): boolean => path.startsWith(prefix);

/** Returns the path of the option that a text belongs to. */
export const plainPath = (path: string): string =>
  isMobilePath(path) ? path.slice(prefix.length) : path;

type PerPath<T> = Readonly<Record<string, T>>;

/** Returns the texts of a language that apply only below 1380 px, or the others. */
export function textsOfWidth<T>(texts: PerPath<T> = {}, isMobile: boolean): PerPath<T> {
  const own = Object.entries(texts).filter(([path]) => isMobilePath(path) === isMobile);
  return Object.fromEntries(own);
}

/** Returns the texts that apply only below 1380 px, by the path of their option. */
export function mobileTexts<T>(texts: PerPath<T> = {}): PerPath<T> {
  const own = Object.entries(textsOfWidth(texts, true));
  return Object.fromEntries(own.map(([path, text]) => [plainPath(path), text]));
}

export const hasMobileTexts = ({ translations }: Pick<EditNode, 'translations'>): boolean =>
  Object.values(translations).some((texts) => Object.keys(texts).some(isMobilePath));

/** Returns the layers in which a node may have values of its own. */
export function layersOf({ translations }: Pick<EditNode, 'translations'>): OptionsLayer[] {
  const isOwn = (layer: OptionsLayer) =>
    layer === mobile ||
    !isMobileLayer(layer) ||
    Object.keys(translations[languageOf(layer)] ?? {}).some(isMobilePath);
  return optionLayers.filter(isOwn);
}
