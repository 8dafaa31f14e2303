import type { CartItem } from '#schemas/entities/cart-item.ts';
import { addValuesOf } from '../../checkout/line-values.ts';
import { type FormValues, isFormValues } from '../../store/forms.ts';
import { type CookieJar, readJson } from '../cookie-jar.ts';

/** A line removed without scripts, as values of the form that adds it again. */
export interface RemovedLine {
  readonly name: string;
  readonly values: FormValues;
}

const cookie = 'removedLine';
/** Lifetime of the cookie in seconds. */
const life = 600;
/** Maximum number of characters; the browser's limit is about four times as high. */
const maximumLength = 900;

/**
 * Stores the line for the next page, which offers to restore it. A line with long texts is not stored,
 * because cookies are small.
 */
export function saveRemovedLine(cookies: CookieJar, item: CartItem): void {
  const line: RemovedLine = { name: item.productData.name, values: addValuesOf(item) };
  const text = JSON.stringify(line);
  if (text.length <= maximumLength) cookies.set(cookie, text, { maxAge: life });
  else clearRemovedLine(cookies);
}

export function clearRemovedLine(cookies: CookieJar): void {
  if (cookies.get(cookie) !== null) cookies.delete(cookie);
}

export function readRemovedLine(cookies: CookieJar): RemovedLine | null {
  const { name, values } = (readJson(cookies, cookie) ?? {}) as Partial<RemovedLine>;
  return typeof name === 'string' && isFormValues(values) ? { name, values } : null;
}
