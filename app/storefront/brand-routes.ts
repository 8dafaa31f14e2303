import type { FastifyInstance } from 'fastify';
import { type BrandPictureName, brandPictures, drawBrand } from '#server/media/brand-pictures.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';
import { brandFolder, readBrand } from '#server/services/themes/brand.ts';

interface BrandParts {
  readonly deps: Pick<ServiceDependencies, 'db' | 'siteTheme'>;
  readonly store: Pick<MediaStore, 'readOriginal'>;
}

const isPicture = (name: string): name is BrandPictureName => Object.hasOwn(brandPictures, name);

/** The icons of the shop, drawn from the one picture that its theme names. */
export async function brandRoutes(
  app: FastifyInstance,
  { deps, store }: BrandParts,
): Promise<void> {
  /** Pictures of the shown brand by address. */
  const drawn = new Map<string, Promise<Buffer | null>>();
  const draw = async (hash: string, name: BrandPictureName, domain: string) => {
    const brand = await readBrand(deps, domain);
    const original = brand?.hash === hash ? await store.readOriginal(brand.media) : null;
    return brand && original ? drawBrand(original, name, brand.ground) : null;
  };
  app.get<{ Params: { hash: string; name: string } }>(
    `${brandFolder}/:hash/:name.png`,
    async ({ params: { hash, name }, host }, reply) => {
      if (!isPicture(name)) return reply.callNotFound();
      if (drawn.size > 50) drawn.clear();
      const key = `${hash}/${name}`;
      const drawing = drawn.get(key) ?? draw(hash, name, host);
      drawn.set(key, drawing);
      const picture = await drawing.catch(() => null);
      if (!picture) drawn.delete(key);
      if (!picture) return reply.code(404).header('cache-control', 'no-store').send();
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(picture);
    },
  );
}
