import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Database } from '#server/db/schema.ts';
import { insertRows } from '#server/db/seed/rows.ts';
import { hashOf } from '#server/media/media-store.ts';
import { pdfPictures } from './read-pdf.ts';
import { ids } from './shop-data.ts';

/** Content of the test shop's e-book file. */
export const fileBytes = Buffer.from('bura, jugo, maestral');

const text = (hr: string) => ({ hr });

/** Makes the gift a ticket for an event with numbered seats, and gives the book a file. */
export async function markDigital(db: Kysely<Database>): Promise<void> {
  await db.updateTable('products').set({ is_ticket: true }).where('id', '=', ids.gift).execute();
  await db.updateTable('products').set({ retail_price: 1200 }).where('id', '=', ids.gift).execute();
  await insertRows(db, 'events', [
    {
      slug: 'noc-svjetionika',
      title: text('Noć svjetionika'),
      excerpt: text(''),
      body: text(''),
      location: text('Muzej mora'),
      media_id: null,
      ticket_product_id: ids.gift,
      capacity: 60,
      seats: ['A1', 'A2', 'A3'],
      date_from: '2026-12-12T17:00:00.000Z',
      date_to: '2026-12-12T22:00:00.000Z',
    },
  ]);
  const media_id = 900;
  await insertRows(db, 'media', [
    {
      id: media_id,
      key: 'rjecnik-pdf',
      hash: hashOf(fileBytes),
      title: text('Rječnik'),
      alt: text(''),
      original_name: 'rječnik.pdf',
      display_name: 'rječnik.pdf',
      extension: 'pdf',
      mime: 'application/pdf',
      size: fileBytes.length,
      width: null,
      height: null,
      access: 'other',
    },
  ]);
  await insertRows(db, 'product_files', [{ product_id: ids.book, position: 0, media_id }]);
}

/** Decodes the codes in the pictures of a PDF. */
export async function readPictures(pdf: Buffer): Promise<string[]> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = Uint8Array.from(await readFile(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const read = pdfPictures(pdf).map((picture) => readBarcodes(new Uint8Array(picture)));
  return (await Promise.all(read)).flatMap((codes) => codes.map((code) => code.text));
}
