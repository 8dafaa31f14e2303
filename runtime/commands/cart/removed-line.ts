import type { CartItem } from '#schemas/entities/cart-item.ts';
import { addValuesOf } from '../../checkout/line-values.ts';
import { type FormValues, isFormValues } from '../../store/forms.ts';
import type { CookieJar } from '../cookie-jar.ts';

/** A line taken out without scripts, as the form that adds it again. */
export interface RemovedLine {
  readonly name: string;
  readonly values: FormValues;
}

const cookie = 'removedLine';
/** Seconds. */
const life = 600;
/** Characters; a browser keeps about four times as many. */
const maximumLength = 900;

/** The page that follows offers it back. One with long texts is not kept: cookies are small. */
export function keepRemovedLine(cookies: CookieJar, item: CartItem): void {
  const line: RemovedLine = { name: item.productData.name, values: addValuesOf(item) };
  const text = JSON.stringify(line);
  if (text.length <= maximumLength) cookies.set(cookie, text, { maxAge: life });
  else forgetRemovedLine(cookies);
}

export function forgetRemovedLine(cookies: CookieJar): void {
  if (cookies.get(cookie) !== null) cookies.delete(cookie);
}

/** The cookie comes from the visitor's browser: what does not look like a line is none. */
export function readRemovedLine(cookies: CookieJar): RemovedLine | null {
  try {
    const { name, values } = JSON.parse(cookies.get(cookie) ?? 'null') as Partial<RemovedLine>;
    return typeof name === 'string' && isFormValues(values) ? { name, values } : null;
  } catch {
    return null;
  }
}
