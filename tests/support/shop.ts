import { pino } from 'pino';
import {
  type EndpointInput,
  type EndpointName,
  type EndpointOutput,
} from '#schemas/api/contract.ts';
import type { AddressInput } from '#schemas/entities/address.ts';
import type { Cart, CartSession } from '#schemas/entities/cart.ts';
import { invariant, type Result } from '#schemas/result.ts';
import { createDispatch } from '#server/api/dispatch.ts';
import type { CallContext } from '#server/api/handler.ts';
import { createTagCache } from '#server/cache/tag-cache.ts';
import { createAccountHandlers } from '#server/services/account/handlers.ts';
import { createCatalogueHandlers } from '#server/services/catalogue/handlers.ts';
import { createCommentHandlers } from '#server/services/comments/handlers.ts';
import { createContentHandlers } from '#server/services/content/handlers.ts';
import { createDeletionHandlers } from '#server/services/deletion/handlers.ts';
import type { ServiceDependencies } from '#server/services/dependencies.ts';
import { createOrderFileHandlers } from '#server/services/orders/admin/order-file-handlers.ts';
import { createPurchaseHandlers } from '#server/services/services.ts';
import { createSiteHandlers } from '#server/services/site/handlers.ts';
import { checkResponse } from '#server/testing/check-response.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { fillShop, ids } from './shop-data.ts';

export type Call = <N extends EndpointName>(
  name: N,
  input: EndpointInput<N> | Record<string, unknown>,
  context?: Partial<CallContext>,
) => Promise<Result<EndpointOutput<N>>>;

export interface TestShop {
  readonly database: TestDatabase;
  readonly deps: ServiceDependencies;
  /** A call through the contract: access, input and response are checked as over HTTP. */
  readonly call: Call;
  /** Like `call`, for calls that must succeed. */
  readonly get: Get;
  close(): Promise<void>;
}

type Get = <N extends EndpointName>(
  name: N,
  input: EndpointInput<N> | Record<string, unknown>,
  context?: Partial<CallContext>,
) => Promise<EndpointOutput<N>>;

/** Opens a small shop on its own database; `more` are further dependencies, for example payment providers. */
export async function openShop(
  more: Partial<ServiceDependencies> = {},
  given: TestDatabase | null = null,
): Promise<TestShop> {
  const database = given ?? (await createTestDatabase());
  await fillShop(database.db);
  const deps: ServiceDependencies = {
    db: database.db,
    readDb: database.db,
    cache: createTagCache(),
    logger: pino({ level: 'silent' }),
    publicUrl: 'http://shop.test',
    ...more,
  };
  const call = createCall(deps);
  const get: Get = async (name, input, context) => {
    const result = await call(name, input, context);
    invariant(result.ok, `${name}: ${result.ok ? '' : JSON.stringify(result.error)}`);
    return result.value;
  };
  return { database, deps, call, get, close: () => database.drop() };
}

function createCall(deps: ServiceDependencies): Call {
  const dispatch = createDispatch(
    {
      ...createCatalogueHandlers(deps),
      ...createContentHandlers(deps),
      ...createCommentHandlers(deps),
      ...createSiteHandlers(deps),
      ...createPurchaseHandlers(deps),
      ...createOrderFileHandlers(deps),
      ...createAccountHandlers(deps),
      ...createDeletionHandlers(deps),
    },
    async () => true,
  );
  return async (name, input, context = {}) => {
    const result = await dispatch(name, input, {
      actor: { kind: 'anonymous' },
      language: 'hr',
      now: new Date(),
      client: '127.0.0.1',
      idempotencyKey: null,
      headers: {},
      ...context,
    });
    checkResponse(name, result);
    return result as never;
  };
}

export const address = (change: Partial<AddressInput> = {}): AddressInput => ({
  type: 'Shipping',
  firstName: 'Želimir',
  lastName: "O'Đurić-Šimić",
  contactEmail: 'kupac@example.com',
  contactPhone: '+385 91 000 000',
  country: ids.croatia,
  city: 'Zadar',
  street: 'Obala',
  houseNumber: '1a',
  zipCode: '23000',
  ...change,
});

/** Creates a cart with these products, by id and quantity. */
export async function fillCart(
  { get }: TestShop,
  items: readonly (readonly [productId: number, qty: number])[],
): Promise<CartSession> {
  const session = await get('cart.getNewCartSession', {});
  for (const [productId, qty] of items) await get('cart.addItem', { ...session, productId, qty });
  return session;
}

/** Creates a guest's cart with every step of the checkout done; returns the last cart. */
export async function readyCart(
  shop: TestShop,
  items: readonly (readonly [productId: number, qty: number])[],
  paymentMethodId: number = ids.cash,
): Promise<Cart> {
  const session = await fillCart(shop, items);
  const addresses = [address()];
  await shop.get('cart.updateGuestUser', { ...session, email: 'kupac@example.com', addresses });
  await shop.get('checkout.saveDeliveryMethod', { ...session, deliveryMethodId: ids.post });
  return shop.get('checkout.savePaymentMethod', { ...session, paymentMethodId });
}

/** The input with which a buyer who sees this cart orders it. */
export const orderOf = (cart: Cart) => ({
  ...cart.session,
  seenVersion: cart.version,
  seenTotal: cart.prices.converted.orderTotal,
  ...(cart.viewHash && { viewHash: cart.viewHash }),
});
