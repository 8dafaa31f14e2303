type Towns = Readonly<Record<string, string>>;

/** Towns by postcode, by country; loaded only where somebody types a postcode of it. */
const known: Readonly<Record<string, () => Promise<{ readonly towns: Towns }>>> = {
  HR: () => import('../markets/hr/towns.ts'),
};

/** Returns the town of a postcode; null where it is not known or not the only one. */
export async function townOf(country: string, postcode: string): Promise<string | null> {
  const towns = (await known[country]?.())?.towns;
  return towns?.[postcode.replaceAll(/\D/g, '')] ?? null;
}
