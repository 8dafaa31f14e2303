import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { paymentSlip } from '#schemas/markets/hr/payment-slip.ts';
import { bankTransferOf } from './bank-transfer.ts';
import { slipPng, slipSvg } from './slip-picture.ts';

const decoder = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));

beforeAll(async () => {
  const wasm = await readFile(decoder);
  const wasmBinary = Uint8Array.from(wasm).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

const payee = {
  name: 'Čudesni šećer žabe đon',
  address: 'Đački put 7',
  city: '23000 Zadar',
  iban: 'HR0299970071100202608',
};
const transfer = { reference: '2026-0010019', amount: 1_234_567, description: 'Narudžba ČĆŽŠĐ' };

/** Decodes the picture with another library. */
async function read(picture: Uint8Array) {
  const [found, ...more] = await readBarcodes(picture);
  return { format: found?.format, text: new TextDecoder().decode(found?.bytes), more };
}

const rendered = (svg: string) => sharp(Buffer.from(svg), { density: 288 }).png().toBuffer();

test('another decoder finds the exact text in the SVG and in the PNG', async () => {
  const slip = bankTransferOf(paymentSlip, payee, transfer);
  for (const picture of [await rendered(slipSvg(slip)), await slipPng(slip)]) {
    expect(await read(picture)).toEqual({ format: 'PDF417', text: slip.barcode, more: [] });
  }
  expect(slip.barcode).toBe(
    'HRVHUB30\nEUR\n000000001234567\n\n\n\nČudesni šećer žabe đon\nĐački put 7\n23000 Zadar\n' +
      'HR0299970071100202608\nHR01\n2026-0010019\nGDDS\nNarudžba ČĆŽŠĐ\n',
  );
});

test.each(['Jörg Müller', 'Plain d.o.o.', '^065 %25 (x)', '海 1'])(
  'encodes "%s" exactly',
  async (name) => {
    const payer = { name, address: 'x', city: 'y' };
    const slip = bankTransferOf(paymentSlip, { ...payee, name }, transfer, payer);
    expect((await read(await slipPng(slip))).text).toBe(slip.barcode);
  },
);

test('the longest slip still fits', async () => {
  const long = 'Š'.repeat(40);
  const sides = { name: long, address: long, city: long };
  const slip = bankTransferOf(
    paymentSlip,
    { ...payee, ...sides },
    { ...transfer, description: long },
    sides,
  );
  expect((await read(await slipPng(slip))).text).toBe(slip.barcode);
});
