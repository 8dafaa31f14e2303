import { mulberry } from '#fixtures/museum/generate.ts';
import { type BenchProduct, pick, type Random, seed } from './catalogue.ts';
import { type Call, dataOf, type Operation, type Response } from './load.ts';
import type { Reference } from './reference.ts';

const cart = '/api/v2/ecommerce/cart';
const checkout = '/api/v2/ecommerce/checkout';

/** Products that can be bought without choices. */
const sold = ({ products }: Reference) =>
  products.filter(
    ({ format, customOptions = [] }) =>
      format === 'Simple' && !customOptions.some(({ required }) => required),
  );

const newCart = (): Call => ({ method: 'GET', path: `${cart}/getNewCartSession` });

const post = (path: string, body: object): Call => ({ method: 'POST', path, body });

/** A session in a response has more fields than calls accept. */
function sessionOf(response: Response) {
  const { cartId, protectCode } = dataOf('cart.getNewCartSession', response);
  return { cartId, protectCode };
}

/** A new cart with one product. */
export function cartWithItem(reference: Reference): Operation {
  const random = mulberry(seed + 4);
  const products = sold(reference);
  return {
    name: 'cart',
    start() {
      const product = pick(products, random);
      const qty = 1 + Math.floor(random() * 3);
      return {
        calls: [
          newCart,
          (response) =>
            post(`${cart}/addItem`, { ...sessionOf(response(0)), productId: product.id, qty }),
        ],
        check: ([, added]) => checkTotal(added, product.finalPrice * qty),
      };
    },
  };
}

function checkTotal(added: Response, expected: number): string | null {
  const { itemsTotal } = dataOf('cart.addItem', added).prices.converted;
  return itemsTotal === expected ? null : `${itemsTotal} instead of ${expected}`;
}

/** The whole checkout of a guest: cart, item, address, delivery, payment, order. */
export function guestCheckout(reference: Reference): Operation {
  const random = mulberry(seed + 5);
  const products = sold(reference);
  const { site } = reference;
  const ids = {
    country: site.countries.findIndex(({ iso }) => iso === 'HR') + 1,
    post: site.deliveryMethods.findIndex(({ key }) => key === 'posta-hr') + 1,
    cash: site.paymentMethods.findIndex(({ paymentType }) => paymentType === 'COD') + 1,
  };
  return {
    name: 'order',
    start() {
      const product = pick(products, random);
      const qty = 1 + Math.floor(random() * 3);
      return { ...buy(product, qty, ids, random) };
    },
  };
}

interface Ids {
  readonly country: number;
  readonly post: number;
  readonly cash: number;
}

function buy(product: BenchProduct, qty: number, ids: Ids, random: Random) {
  const email = `kupac${Math.floor(random() * 1e9)}@example.com`;
  return {
    calls: [
      newCart,
      (response: (step: number) => Response) =>
        post(`${cart}/addItem`, { ...sessionOf(response(0)), productId: product.id, qty }),
      (response: (step: number) => Response) =>
        post(`${cart}/updateGuestUser`, {
          ...sessionOf(response(0)),
          email,
          addresses: [addressIn(ids.country, email)],
        }),
      (response: (step: number) => Response): Call => ({
        method: 'PUT',
        path: `${checkout}/delivery/saveDeliveryMethod`,
        body: { ...sessionOf(response(0)), deliveryMethodId: ids.post },
      }),
      (response: (step: number) => Response): Call => ({
        method: 'PUT',
        path: `${checkout}/payment/savePaymentMethod`,
        body: { ...sessionOf(response(0)), paymentMethodId: ids.cash },
      }),
      (response: (step: number) => Response) => {
        const { version, viewHash, prices } = dataOf('checkout.savePaymentMethod', response(4));
        return post(`${checkout}/order/create`, {
          ...sessionOf(response(0)),
          seenVersion: version,
          seenTotal: prices.converted.orderTotal,
          ...(viewHash && { viewHash }),
        });
      },
    ],
    check([, added, , , paid, ordered]: readonly Response[]) {
      if (!dataOf('checkout.createOrder', ordered).orderSlug) return 'no order';
      const { delivery, orderTotal, itemsTotal } = dataOf('checkout.savePaymentMethod', paid).prices
        .converted;
      const right = orderTotal === itemsTotal + delivery;
      return right ? checkTotal(added, product.finalPrice * qty) : `total ${orderTotal}`;
    },
  };
}

const addressIn = (country: number, contactEmail: string) => ({
  type: 'Shipping',
  firstName: 'Želimir',
  lastName: 'Đurić',
  contactEmail,
  contactPhone: '+385 91 000 000',
  country,
  city: 'Zadar',
  street: 'Obala',
  houseNumber: '1a',
  zipCode: '23000',
});
