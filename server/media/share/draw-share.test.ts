import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { decode, drawingOf } from '../codec.ts';
import { drawShare, type ShareFonts, shareSize } from './draw-share.ts';
import { wrapText } from './draw-text.ts';
import { openFont } from './open-font.ts';

const values = { 'color.ground': '#fbf7ee', 'color.text': '#16324f', 'color.accent': '#b3261e' };
const text = { site: 'Muzej mora', title: 'Kapa „Provar“', label: 'Vuna i kiša', price: '32,00 €' };
let fonts: ShareFonts;
let picture: Buffer;

beforeAll(async () => {
  const file = (name: string) =>
    readFile(new URL(`../../../runtime/ui/fonts/${name}.woff2`, import.meta.url));
  const body = await file('text');
  fonts = {
    display: await openFont(await file('display'), 500),
    text: await openFont(body, 400),
    strong: await openFont(body, 600),
  };
  const red =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#f00"/></svg>';
  picture = await drawingOf(red).png().toBuffer();
});

/** Returns the colour of one pixel: red, green, blue. */
async function pointOf(image: Buffer | null, left: number, top: number): Promise<number[]> {
  const { data } = await decode(image ?? Buffer.alloc(0))
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test('title and price are beside the picture, on the ground of the theme', async () => {
  const drawn = await drawShare({ text, values, fonts, picture });
  expect(await decode(drawn ?? Buffer.alloc(0)).metadata()).toMatchObject(shareSize);
  const [red = 0, green = 255] = await pointOf(drawn, 1100, 300);
  expect([red > 240, green < 15]).toEqual([true, true]);
  const [, , blue = 0] = await pointOf(drawn, 10, 10);
  expect(Math.abs(blue - 0xee)).toBeLessThan(4);
  const untitled = await drawShare({ text: { ...text, title: '' }, values, fonts, picture });
  expect(drawn?.equals(untitled ?? Buffer.alloc(0))).toBe(false);
});

test('a text with letters that the fonts lack gives only the picture', async () => {
  for (const title of ['海の地図', 'خريطة البحر']) {
    const drawn = await drawShare({ text: { ...text, title }, values, fonts, picture });
    expect((await pointOf(drawn, 10, 10))[0]).toBeGreaterThan(240);
    expect(await drawShare({ text: { ...text, title }, values, fonts, picture: null })).toBeNull();
  }
});

test('a long text is wrapped at words and ends with a whole word', () => {
  const measure = (line: string) => line.length;
  const box = { width: 10, lines: 2 };
  expect(wrapText('one two three four five', measure, box)).toEqual(['one two', 'three…']);
  expect(wrapText('one two three', measure, box)).toEqual(['one two', 'three']);
  expect(wrapText('unbreakableword', measure, box)).toEqual(['unbreakab…']);
  expect(wrapText('  ', measure, box)).toEqual([]);
});
