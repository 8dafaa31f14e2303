import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { seedSite } from '../../db/seed.ts';
import { createImporter } from '../../testing/imports.ts';
import { testSite } from '../../testing/site.ts';
import { createJob } from './jobs.ts';

let database: TestDatabase;
let shop: ReturnType<typeof createImporter>;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedSite(database.db, testSite, null);
  shop = createImporter(database.db);
});
afterAll(() => database.drop());

const lines = (...rows: readonly string[]) => rows.join('\n');
const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

test('a file is read in its encoding: with a mark, UTF-16, or the code page of the language', async () => {
  const text = lines('sku,name,price', 'C1,Čavao,1.50');
  const cp1250 = Buffer.from(text, 'latin1');
  cp1250[text.indexOf('Č')] = 0xc8;
  const encodingOf = async (file: Uint8Array | string) => {
    const plan = await shop.plan(file);
    expect((await shop.problems(plan.id)).length).toBe(0);
    const { rows } = {
      rows: await database.db
        .selectFrom('import_rows')
        .select('cells')
        .where('job_id', '=', plan.id)
        .execute(),
    };
    expect(rows[0]?.cells[1]).toBe('Čavao');
    return plan.encoding;
  };
  expect(await encodingOf(text)).toBe('utf-8');
  expect(await encodingOf(`\uFEFF${text}`)).toBe('utf-8');
  expect(await encodingOf(utf16(text))).toBe('utf-16le');
  expect(await encodingOf(utf16(text).subarray(2))).toBe('utf-16le');
  expect(await encodingOf(cp1250)).toBe('windows-1250');
});

test('numbers are read with a comma or a point, and an unclear one is refused', async () => {
  const comma = await shop.plan(
    lines('sku;name;price', 'D1;A;1.234,50', 'D2;B;"€ 1.234"', 'D3;C;12'),
  );
  expect(await shop.problems(comma.id)).toEqual([]);
  await shop.run(comma);
  expect(await shop.product('D1')).toMatchObject({ retail_price: 123_450 });
  expect(await shop.product('D2')).toMatchObject({ retail_price: 123_400 });
  const unclear = await shop.plan(lines('sku;name;price', 'D4;A;1,234'));
  expect(await shop.problems(unclear.id)).toEqual([[2, 'price', '1,234', 'numberUnclear']]);
  const named = await shop.plan(lines('sku;name;price', 'D4;A;1,234'), { decimal: '.' });
  expect(await shop.problems(named.id)).toEqual([]);
});

test('two columns of the same name, an empty file and broken quotes are refused with the reason', async () => {
  const errorOf = async (file: string, name?: string) => (await shop.read(file, name)).error;
  expect(await errorOf('sku,name,sku\n1,2,3')).toBe('headings sku');
  expect(await errorOf('sku,name\n')).toBe('empty');
  expect(await errorOf('sku,name\nA0,"B\r\nC"\nA1,B\nA2,"B\nA3,C\n')).toBe('quotes 5');
  expect(await errorOf(`sku,name\nA1,B\nA2,"B\n${'A3,C\n'.repeat(300_000)}`)).toBe('quotes 3');
  expect(await errorOf('sku,"na"me\nA,B')).toBe('quotes 1');
  expect(await errorOf('{"a"', 'products.json')).toMatch(/^unreadable /);
  expect(await errorOf('no zip', 'products.xlsx')).toMatch(/^unreadable /);
});

test('a wrong quotation mark refuses its lines, and the others are imported', async () => {
  const plan = await shop.plan(
    lines(
      'sku,name,price',
      '',
      'Q1,"Uže, crveno",5.00',
      'Q2,Cijev 5",5.00',
      'Q3,"Cijev 5" duga",5.00',
      'Q4,"Dva',
      'retka",5.00',
      'Q5,"Bez kraja,5.00',
      'Q6,"Uže",5.00',
      'Q7,"Cijev 5""",5.00',
      'Q8,A"B,5.00',
    ),
  );
  expect((await shop.problems(plan.id)).map(([line, , , code]) => [line, code])).toEqual([
    [4, 'quotes'],
    [5, 'quotes'],
    [8, 'quotes'],
    [9, 'quotes'],
    [11, 'quotes'],
  ]);
  expect(plan.counts).toMatchObject({ create: 3 });
  await shop.run(plan);
  expect(await shop.product('Q4')).toMatchObject({ name: { hr: 'Dva\nretka' } });
  expect(await shop.product('Q7')).toMatchObject({ name: { hr: 'Cijev 5"' } });
});

test('a line with more cells than columns is refused', async () => {
  const plan = await shop.plan(lines('sku,name,price', 'Z1,Uže, crveno,5.00', 'Z2,Uže,5.00,,'));
  expect(await shop.problems(plan.id)).toEqual([
    [2, '', '5.00', 'cells'],
    [2, 'price', 'crveno', 'number'],
  ]);
});

test('a file of one gigabyte is refused before it is sent, as is another kind of file', async () => {
  const asked = (name: string, size: number) =>
    createJob(database.db, { name, size, actorId: null });
  expect(await asked('large.csv', 1024 ** 3)).toMatchObject({
    error: { code: 'fileTooLarge', params: { max: 256 } },
  });
  expect(await asked('products.exe', 10)).toMatchObject({ error: { code: 'fileTypeRefused' } });
});

test('the guard of an exported formula is removed', async () => {
  await shop.run(await shop.plan(lines('sku,name,price', "G1,'=cmd|' /C calc'!A0,1.00")));
  expect(await shop.product('G1')).toMatchObject({ name: { hr: "=cmd|' /C calc'!A0" } });
});

/** The same archive, whose directory declares that its first file has `size` bytes. */
function unpackingTo(size: number, archive: Uint8Array): Buffer {
  const bytes = Buffer.from(archive);
  bytes.writeUInt32LE(size, bytes.indexOf('PK\u0001\u0002') + 24);
  return bytes;
}

test('a sheet of Excel is read, and one that unpacks to too much is refused', async () => {
  const cell = (ref: string, text: string) =>
    `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    ),
    'xl/workbook.xml': strToU8(
      '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${cell('A1', 'sku')}${cell('B1', 'name')}${cell('C1', 'price')}</row><row r="2">${cell('A2', '007')}${cell('B2', 'Excel')}<c r="C2"><v>12.5</v></c></row></sheetData></worksheet>`,
    ),
  });
  const bomb = unpackingTo(400 * 1024 * 1024, sheet);
  expect((await shop.read(bomb, 'bomb.xlsx')).error).toMatch(/^unreadable .*too much/);
  await shop.run(await shop.plan(sheet, {}, 'products.xlsx'));
  expect(await shop.product('007')).toMatchObject({ name: { hr: 'Excel' }, retail_price: 1250 });
});

test('an export of Shopify makes one product with variants of rows with one handle', async () => {
  const plan = await shop.plan(
    lines(
      'Handle,Title,Body (HTML),Vendor,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src',
      'majica,Majica,<p>Pamuk</p>,Jadran,"ljeto, pamuk",true,Size,S,MAJ-S,120,4,15.00,20.00,https://x/1.jpg',
      'majica,,,,,,,M,MAJ-M,130,5,16.00,,',
      'majica,,,,,,,,,,,,,https://x/2.jpg',
      'kapa,Kapa,,Jadran,,true,Title,Default Title,KAPA,50,9,9.90,,',
    ),
  );
  expect(await shop.problems(plan.id)).toEqual([]);
  expect(plan.counts).toEqual({ create: 4 });
  await shop.run(plan);
  expect(await shop.product('majica')).toMatchObject({
    format: 'Configurable',
    retail_price: 1600,
  });
  expect(await shop.product('MAJ-S')).toMatchObject({
    retail_price: 2000,
    sale_price: 1500,
    weight_grams: 120,
    name: { hr: 'Majica – S' },
  });
  expect(await shop.product('KAPA')).toMatchObject({ format: 'Simple', stock: 9 });
});

test('an export of WooCommerce names the product of a variation by its id', async () => {
  const plan = await shop.plan(
    lines(
      'ID,Type,SKU,Name,Published,Description,Stock,Weight (kg),Regular price,Sale price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
      '10,variable,HOODIE,Hoodie,1,Warm,,,,,"Clothing > Hoodies",,Colour,"Blue, Green"',
      '11,variation,HOODIE-B,,1,,5,0.8,45,42,,id:10,Colour,Blue',
      '12,variation,HOODIE-G,,1,,5,0.8,45,,,HOODIE,Colour,Green',
      '13,"simple, virtual",ALBUM,Album,-1,,,,15,,Music,,,',
    ),
  );
  expect(await shop.problems(plan.id)).toEqual([]);
  await shop.run(plan);
  const main = await shop.product('HOODIE');
  expect(main).toMatchObject({ format: 'Configurable', retail_price: 4500 });
  expect(await shop.product('HOODIE-B')).toMatchObject({
    main_product_id: main?.id,
    sale_price: 4200,
    weight_grams: 800,
    variant_attributes: { colour: 'blue' },
  });
  expect(await shop.product('ALBUM')).toMatchObject({ archived: true });
});

test('products of Medusa and of a schema.org feed are recognized by their headings', async () => {
  const medusa = await shop.plan(
    lines(
      'Product Id,Product Handle,Product Title,Product Status,Variant Sku,Variant Inventory Quantity,Variant Option 1 Name,Variant Option 1 Value,Variant Price EUR',
      ',mug,Mug,published,MUG-1,3,Size,Small,9.5',
      ',mug,Mug,published,MUG-2,4,Size,Large,12.5',
    ),
  );
  expect([medusa.counts, await shop.problems(medusa.id)]).toEqual([{ create: 3 }, []]);
  const feed = {
    '@graph': [
      {
        '@type': 'Product',
        sku: 'FEED-1',
        name: 'Feed',
        brand: { name: 'Jadran' },
        offers: { '@type': 'Offer', price: '19.90' },
      },
    ],
  };
  const plan = await shop.plan(JSON.stringify(feed), {}, 'feed.jsonld');
  expect([plan.counts, await shop.problems(plan.id)]).toEqual([{ create: 1 }, []]);
});
