import { productMediaKey } from '#schemas/block/product-node.ts';
import { useLink } from './link.ts';
import { Medium, useMedium } from './medium.tsx';

/** A product within a text: its picture and name with a link. Renders nothing for a missing product. */
export function Product({ slug }: { readonly slug: string }) {
  const key = productMediaKey(slug);
  const product = useMedium(key);
  const link = useLink()(`product:${slug}`);
  if (!product || !link) return null;
  return (
    <div data-product="">
      {product.sources.length > 0 && <Medium of={key} sizes="6rem" ratio="1/1" alt="" />}
      <a {...link}>{product.title}</a>
    </div>
  );
}
