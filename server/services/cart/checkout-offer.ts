import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LocalizedText } from '#schemas/languages.ts';
import type { PaymentMethodData, ShopCalendar, SiteSettings } from '#schemas/site-data.ts';
import type { Database } from '../../db/schema.ts';

export interface DeliveryMethodRow {
  readonly id: number;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly price: number;
  readonly free_from: number | null;
  readonly rate: number;
  /** ISO codes of the countries it serves; null for all. */
  readonly countries: readonly string[] | null;
  /** Working days; null when no delivery time is promised. */
  readonly days_min: number | null;
  readonly days_max: number | null;
  /** ISO days of the week on which it delivers; null for working days. */
  readonly weekdays: readonly number[] | null;
  readonly branches: readonly DeliveryBranchRow[];
}

export interface DeliveryBranchRow {
  readonly id: number;
  readonly name: LocalizedText;
  /** Null to use those of the method. */
  readonly weekdays: readonly number[] | null;
}

export interface PaymentMethodRow {
  readonly id: number;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly payment_type: PaymentMethodData['paymentType'];
}

/** Decides whether a delivery method can be chosen. */
export interface DeliveryChoice extends Pick<DeliveryMethodRow, 'id' | 'countries'> {
  readonly branches: readonly Pick<DeliveryBranchRow, 'id'>[];
}

export type PaymentChoice = Pick<PaymentMethodRow, 'id' | 'payment_type'>;

/** The step whose choice is checked; an order checks both. */
export type CheckoutStep = 'delivery' | 'payment' | 'order';

/** Data that the choices of a step are checked against; enabled methods only. */
export interface CheckoutChoices {
  /** The chosen method alone; empty if the step does not need it. */
  readonly delivery: readonly DeliveryChoice[];
  /** All methods; empty if the step does not need them. */
  readonly payment: readonly PaymentChoice[];
  /** The payee; null when the shop has not set one. */
  readonly company: SiteSettings['company'] | null;
  /** ISO code of the country of the step's address; null when it is unknown. */
  readonly iso: string | null;
}

/** Offer of the shop at checkout, in the shop's order; enabled methods only. */
export interface CheckoutOffer extends CheckoutChoices {
  readonly delivery: readonly DeliveryMethodRow[];
  readonly payment: readonly PaymentMethodRow[];
  readonly calendar: ShopCalendar | null;
  /** Country of the shop; null when the shop has not set one. */
  readonly home: { readonly iso: string; readonly name: LocalizedText } | null;
}

const nothing: CheckoutOffer = {
  delivery: [],
  payment: [],
  company: null,
  calendar: null,
  home: null,
  iso: null,
};

/** Not cached, because delivery prices must be current; read in one statement. */
export async function loadCheckoutOffer(
  db: Kysely<Database>,
  countryId: number | null,
  cartId: string | null,
): Promise<CheckoutOffer> {
  const { rows } = await sql<{ offer: CheckoutOffer }>`
    SELECT ${offerJson(sql`${countryId}::int`, cartId)} AS offer`.execute(db);
  return rows[0]?.offer ?? nothing;
}

/** Goods of an unknown weight count as weightless. */
const gramsIn = (cartId: string | null) => sql`(
  SELECT coalesce(sum(item.qty * product.weight_grams), 0)
  FROM cart_items item JOIN products product ON product.id = item.product_id
  WHERE item.cart_id = ${cartId}::uuid)`;

/** Condition: the delivery method `method` is offered for the cart. */
const canCarry = (cartId: string | null) => sql`(method.enabled
  AND (method.max_grams IS NULL OR method.max_grams >= ${gramsIn(cartId)}))`;

const company = sql`(SELECT value FROM options WHERE key = 'site.company')`;

const nothingChosen = sql`'[]'::json`;

/** The table `chosen` names the method. */
const deliveryChoice = (cartId: string) => sql`(
  SELECT coalesce(json_agg(own), '[]') FROM (
    SELECT method.id, method.countries, ARRAY(SELECT json_build_object('id', branch.id)
      FROM delivery_branches branch WHERE branch.delivery_method_id = method.id) AS branches
    FROM delivery_methods method
    WHERE method.id = (SELECT method_id FROM chosen) AND ${canCarry(cartId)}) AS own)`;

const paymentChoices = sql`(
  SELECT coalesce(json_agg(json_build_object('id', id, 'payment_type', payment_type)), '[]')
  FROM payment_methods WHERE enabled)`;

/**
 * Part of a statement with the tables `cart` and `chosen`: what checks the choices of a step. It is a third of the
 * whole offer's work.
 */
export function choicesJson(step: CheckoutStep, cartId: string): RawBuilder<CheckoutChoices> {
  const address = sql.lit(step === 'payment' ? 'Main' : 'Shipping');
  return sql`json_build_object(
    'delivery', ${step === 'payment' ? nothingChosen : deliveryChoice(cartId)},
    'payment', ${step === 'delivery' ? nothingChosen : paymentChoices},
    'company', ${step === 'delivery' ? sql`NULL::json` : company},
    'iso', (SELECT iso FROM countries
      WHERE id = (SELECT (addresses -> ${address} ->> 'country')::int FROM cart)))`;
}

/** Part of a statement: the offer for the country with this id, of methods that can carry the cart. */
const offerJson = (
  countryId: RawBuilder<unknown>,
  cartId: string | null,
): RawBuilder<CheckoutOffer> => sql`
  json_build_object(
    'delivery', (SELECT coalesce(json_agg(row ORDER BY row.position, row.id), '[]') FROM (
      SELECT method.id, method.position, method.name, method.description, method.price,
        method.free_from, method.countries, method.days_min, method.days_max, method.weekdays,
        taxes.rate,
        ARRAY(SELECT json_build_object('id', branch.id, 'name', branch.name,
            'weekdays', branch.weekdays)
          FROM delivery_branches branch WHERE branch.delivery_method_id = method.id
          ORDER BY branch.position, branch.id) AS branches
      FROM delivery_methods method JOIN taxes ON taxes.id = method.tax_id
      WHERE ${canCarry(cartId)}) AS row),
    'payment', (SELECT coalesce(json_agg(row ORDER BY row.position, row.id), '[]') FROM (
      SELECT id, position, name, description, payment_type FROM payment_methods
      WHERE enabled) AS row),
    'company', ${company},
    'calendar', (SELECT value FROM options WHERE key = 'site.calendar'),
    'home', (SELECT json_build_object('iso', countries.iso, 'name', countries.name)
      FROM countries JOIN options ON options.key = 'site.company'
        AND options.value ->> 'country' = countries.iso),
    'iso', (SELECT iso FROM countries WHERE id = ${countryId}))`;
