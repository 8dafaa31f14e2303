import type { JsonObject } from '#schemas/document/element.ts';
import type { CollectionRow } from '#schemas/entities/collection.ts';
import type { Result } from '#schemas/result.ts';
import type { Collection, RecordWrite } from '../collection.ts';
import { checkProduct } from './product-rules.ts';
import { checkState } from './product-state.ts';
import { changeWithParts, createWithParts, type WriteParts } from './write-parts.ts';
import { insertProduct, updateProduct } from './write-product.ts';

/** A new product is hidden until staff show it. */
export const createProduct = (
  collection: Collection,
  write: RecordWrite,
  values: JsonObject,
): Promise<Result<CollectionRow>> =>
  createWithParts(
    collection,
    write,
    { format: 'Simple', state: 'hidden', ...values },
    writeProduct,
  );

/** `conflict` when the product has changed since it was read; sales of it do not count. */
export const changeProduct = (
  collection: Collection,
  write: RecordWrite,
  target: { readonly id: string; readonly revision: string },
  values: JsonObject,
): Promise<Result<CollectionRow>> =>
  changeWithParts(collection, write, target, values, writeProduct);

const writeProduct: WriteParts = async (step, id, values, all) => {
  const checked = checkProduct(all);
  if (!checked.ok) return checked;
  const written =
    id === null ? await insertProduct(step, values) : await updateProduct(step, id, values);
  if (!written.ok) return written;
  const allowed = await checkState(step, written.value, values);
  return allowed.ok ? written : allowed;
};
