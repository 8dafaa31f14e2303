import { type Kysely, sql } from 'kysely';
import { isoDigits } from '#schemas/money/currency-digits.ts';
import { currencyEntry } from '#schemas/money/currency-sign.ts';
import { siteCurrency } from '#schemas/money/site-currency.ts';
import type { CurrencyFacts } from '#schemas/site/site-facts.ts';
import { beExclusive } from './exclusive.ts';
import type { Database } from './schema.ts';
import { StartError } from './start-error.ts';

/** Any constant shared by all processes, so that only one changes the currency at a time. */
const currencyLock = 7_209_218;
/** Option that holds the currency of all prices of the database. */
const pricedKey = 'site.pricedIn';

/**
 * Makes the site's first currency that of prices and carts. Throws `StartError` if the shop has sold in
 * another one: what was sold, paid and invoiced would no longer agree with prices. The message begins with
 * `place`, the file and line of the site's currencies.
 */
export async function syncCurrency(
  db: Kysely<Database>,
  wanted: CurrencyFacts = siteCurrency,
  place = 'izlog.config.ts',
): Promise<void> {
  await db.transaction().execute(async (step) => {
    await beExclusive(step, currencyLock);
    const known = await pricedIn(step);
    if (known?.code === wanted.code && known.digits === wanted.digits) return;
    if (known && (await hasSold(step))) throw new StartError(`${place} ${refusal(known, wanted)}`);
    await writeOption(step, pricedKey, wanted);
    await writeOption(step, 'site.currency', currencyEntry(wanted.code));
    await step.updateTable('carts').set({ currency: wanted.code }).execute();
    await sql`ALTER TABLE carts ALTER currency SET DEFAULT ${sql.lit(wanted.code)}`.execute(step);
  });
}

/** Returns the currency of all stored prices. Databases of older versions only contain its code. */
async function pricedIn(step: Kysely<Database>): Promise<CurrencyFacts | null> {
  const rows = await step
    .selectFrom('options')
    .select(['key', 'value'])
    .where('key', 'in', [pricedKey, 'site.currency'])
    .execute();
  const values = new Map(rows.map(({ key, value }) => [key, value as Partial<CurrencyFacts>]));
  const { code, digits } = values.get(pricedKey) ?? values.get('site.currency') ?? {};
  return code === undefined ? null : { code, digits: digits ?? isoDigits(code) };
}

async function hasSold(step: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ sold: boolean }>`SELECT EXISTS (SELECT FROM orders) AS sold`.execute(
    step,
  );
  return rows[0]?.sold === true;
}

function refusal(known: CurrencyFacts, wanted: CurrencyFacts): string {
  const [from, to] =
    known.code === wanted.code
      ? [`${known.digits} digits of ${known.code}`, String(wanted.digits)]
      : [known.code, wanted.code];
  return `\`currencies\` cannot begin with ${to}, because this shop has orders with prices in ${from}. Write the former currency first, or start with an empty database.`;
}

async function writeOption(step: Kysely<Database>, key: string, value: object): Promise<void> {
  const text = JSON.stringify(value);
  await step
    .insertInto('options')
    .values({ key, value: text, public: false })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
}
