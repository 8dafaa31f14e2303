import type { Page } from '@playwright/test';
import { commandForm, submit } from '../journey.ts';

const buyer = {
  firstName: 'Dana',
  lastName: 'Reyes',
  contactEmail: 'dana@example.com',
  contactPhone: '+1 518 555 0199',
  city: 'Hudson',
  street: 'Warren Street',
  houseNumber: '7',
  zipCode: '12534',
} as const;

/** Sends the address of a buyer in the state of New York. */
export async function fillAddress(page: Page): Promise<void> {
  const form = commandForm(page, 'checkout.address');
  await form.locator('[name="country"]').selectOption('US');
  await form.locator('select[name="region"]').selectOption('NY');
  for (const [name, value] of Object.entries(buyer)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await submit(form);
}
