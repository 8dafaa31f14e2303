import { loadRules } from '#schemas/markets/load-rules.ts';

/** Fills in the town of a postcode, unless the buyer typed one. */
export async function fillTown(postcode: HTMLInputElement, country: string): Promise<void> {
  const city = postcode.form?.elements.namedItem(postcode.name.replace('zipCode', 'city'));
  if (!(city instanceof HTMLInputElement) || city.value !== '') return;
  const { townOf } = await loadRules();
  const town = await townOf(country, postcode.value);
  if (town === null || city.value !== '') return;
  city.value = town;
  // The `input` event makes the form check the field.
  city.dispatchEvent(new Event('input', { bubbles: true }));
}
