import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type BrandPictureName, brandPictures, drawBrand } from './brand-pictures.ts';

const mark = await sharp({ create: { width: 90, height: 60, channels: 4, background: '#c00' } })
  .png()
  .toBuffer();

test.each(Object.keys(brandPictures) as BrandPictureName[])('%s has its size', async (name) => {
  const { width, height, channels } = await sharp(await drawBrand(mark, name, '#fff')).metadata();
  expect({ width, height }).toMatchObject({
    width: brandPictures[name].width,
    height: brandPictures[name].height,
  });
  expect(channels).toBe(4);
});

test('a share picture has the colour of the page around the mark', async () => {
  const picture = await drawBrand(mark, 'share', '#102030');
  const corner = await sharp(picture)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([...corner.subarray(0, 3)]).toEqual([16, 32, 48]);
});
