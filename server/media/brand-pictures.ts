import sharp from 'sharp';
import { decode } from './codec.ts';

interface BrandPicture {
  readonly width: number;
  readonly height: number;
  /** Empty margin, as a share of each side. */
  readonly margin: number;
  /** Whether transparent parts are filled with the colour of the page. */
  readonly isOnGround: boolean;
}

const square = (side: number, margin = 0, isOnGround = false): BrandPicture => ({
  width: side,
  height: side,
  margin,
  isOnGround,
});

/**
 * Pictures made from the shop's picture, by file name. Launchers cut up to a fifth off `maskable`; mail programs may
 * change colours around a picture, so the one in mails has its own background.
 */
export const brandPictures = {
  'icon-32': square(32),
  'icon-192': square(192),
  'icon-512': square(512),
  'apple-180': square(180, 0.1, true),
  'maskable-512': square(512, 0.2, true),
  'mail-96': square(96, 0.1, true),
  share: { width: 1200, height: 630, margin: 0.15, isOnGround: true },
} as const satisfies Readonly<Record<string, BrandPicture>>;

export type BrandPictureName = keyof typeof brandPictures;

/** Draws one picture of the brand as PNG. `ground` is the colour of the page. */
export async function drawBrand(
  original: Buffer,
  name: BrandPictureName,
  ground: string,
): Promise<Buffer> {
  const { width, height, margin, isOnGround } = brandPictures[name];
  const inside = (side: number) => Math.round(side * (1 - 2 * margin));
  const mark = await decode(original)
    .resize({ width: inside(width), height: inside(height), fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const background = isOnGround ? ground : '#0000';
  return sharp({ create: { width, height, channels: 4, background } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}
