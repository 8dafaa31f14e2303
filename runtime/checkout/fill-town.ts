import { loadRules } from '#schemas/markets/load-rules.ts';

/** Fills in the town of a postcode; what the buyer typed stays. */
export async function fillTown(postcode: HTMLInputElement, country: string): Promise<void> {
  const city = postcode.form?.elements.namedItem(postcode.name.replace('zipCode', 'city'));
  if (!(city instanceof HTMLInputElement) || city.value !== '') return;
  const { townOf } = await loadRules();
  const town = await townOf(country, postcode.value);
  if (town === null || city.value !== '') return;
  city.value = town;
  // The form checks its fields while the customer types.
  city.dispatchEvent(new Event('input', { bubbles: true }));
}
