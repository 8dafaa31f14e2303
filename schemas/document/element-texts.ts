import { productKeyOf } from '../block/product-node.ts';
import type { Element, Json } from './element.ts';

/** Longer texts are neither media keys nor link targets. */
const maxLength = 500;

/**
 * Returns every text in the options of elements that may be a media key, a link target or a product, without
 * duplicates.
 */
export function elementTexts(elements: readonly Element[]): string[] {
  const texts = new Set<string>();
  for (const element of elements) visit(element, texts);
  return [...texts];
}

function visit({ options, mobileOptions, parts }: Element, texts: Set<string>): void {
  collect(options, texts);
  collect(mobileOptions, texts);
  for (const child of Object.values(parts).flat()) visit(child, texts);
}

function collect(value: Json, texts: Set<string>): void {
  if (typeof value === 'string') {
    if (value !== '' && value.length <= maxLength) texts.add(value);
  } else if (typeof value === 'object' && value !== null) {
    const product = productKeyOf(value);
    if (product !== null) texts.add(product);
    for (const member of Object.values(value)) collect(member, texts);
  }
}
