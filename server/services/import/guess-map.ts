import { parseTarget } from '#schemas/entities/import-fields.ts';
import { languages } from '#schemas/languages.ts';
import { foldText } from '../fold-text.ts';
import type { ImportOptions } from './job-store.ts';
import { type Preset, presets } from './presets.ts';

export interface Guess {
  /** Name of the preset whose headings the file has; null for none. */
  readonly preset: string | null;
  readonly map: Readonly<Record<string, string>>;
  readonly options: Partial<ImportOptions>;
}

/** Guesses the columns of a file from its headings. */
export function guessMap(columns: readonly string[]): Guess {
  const preset = presets.find(({ marks }) => marks.every((mark) => columns.includes(mark)));
  const guess = (column: string) =>
    preset ? (ofPreset(preset, column) ?? '') : plainGuess(column);
  const map = Object.fromEntries(
    columns.map((column) => {
      const target = guess(column);
      return [column, parseTarget(target) ? target : ''];
    }),
  );
  return { preset: preset?.name ?? null, map: withoutDoubles(map), options: preset?.options ?? {} };
}

function ofPreset({ columns, patterns }: Preset, column: string): string | undefined {
  const exact = columns[column];
  if (exact !== undefined) return exact;
  for (const [pattern, target] of patterns) {
    const found = pattern.exec(column);
    if (found) return target.replace('$1', found[1] ?? '');
  }
  return undefined;
}

/** Returns the field that the heading names, also by a synonym; else an empty text. */
function plainGuess(column: string): string {
  if (parseTarget(column)) return column;
  const [, name = column, language = ''] =
    /^(.*?)[\s_:.([-]+([a-zA-Z-]{2,5})[\])]?$/.exec(column) ?? [];
  const isLanguage = languages.includes(language.toLowerCase());
  const found = words.get(
    foldText(isLanguage ? name : column)
      .replaceAll(/[^\p{L}]+/gu, ' ')
      .trim(),
  );
  if (found === undefined) return '';
  const target = isLanguage ? `${found}:${language.toLowerCase()}` : found;
  return parseTarget(target) ? target : found;
}

const plainWords: Readonly<Record<string, string>> = {
  sku: 'sku, code, item, article, article number, sifra, artikel, artikelnummer, codice, kat broj, رمز المنتج',
  parent: 'parent, parent sku, main sku, nadredeni, hauptartikel, padre',
  name: 'name, title, product, product name, naziv, ime, titel, bezeichnung, nome, titolo, الاسم',
  excerpt:
    'excerpt, short description, summary, kratki opis, sazetak, kurzbeschreibung, descrizione breve',
  description: 'description, long description, body, opis, beschreibung, descrizione, الوصف',
  slug: 'slug, url, handle, address, adresa',
  price: 'price, retail price, regular price, cijena, preis, prezzo, mpc, السعر',
  salePrice:
    'sale price, special price, akcijska cijena, snizena cijena, sonderpreis, prezzo scontato',
  membershipPrice: 'member price, membership price, clanska cijena',
  tax: 'tax, vat, tax rate, pdv, mwst, iva, steuersatz',
  stock:
    'stock, quantity, qty, inventory, zaliha, kolicina, bestand, menge, giacenza, quantita, المخزون',
  weight: 'weight, weight g, grams, tezina, tezina g, gewicht, peso',
  weightKg: 'weight kg, tezina kg, gewicht kg, peso kg',
  featured: 'featured, istaknuto, empfohlen, in evidenza',
  published: 'published, active, visible, objavljeno, aktivno, aktiv, pubblicato',
  brand: 'brand, manufacturer, vendor, proizvodac, marka, hersteller, marke, marca, produttore',
  categories:
    'category, categories, kategorija, kategorije, kategorie, kategorien, categoria, categorie',
  tags: 'tag, tags, oznake, oznaka, schlagworte, etichette',
  pictures:
    'picture, pictures, image, images, image url, slika, slike, bild, bilder, immagine, immagini',
};

const words = new Map(
  Object.entries(plainWords).flatMap(([field, list]) =>
    list.split(', ').map((word) => [foldText(word), field] as const),
  ),
);

/** Keeps only the first of several columns for one field; staff choose fields for the others. */
function withoutDoubles(map: Readonly<Record<string, string>>): Record<string, string> {
  const seen = new Set<string>();
  const several = new Set(['pictures', 'categories', 'tags']);
  return Object.fromEntries(
    Object.entries(map).map(([column, target]) => {
      const isDouble = target !== '' && seen.has(target) && !several.has(target);
      seen.add(target);
      return [column, isDouble ? '' : target];
    }),
  );
}
