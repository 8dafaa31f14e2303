import { type Browser, expect, type Page } from '@playwright/test';
import { settleCookies } from '../buyer.ts';
import { chooseDelivery, commandForm, orderNumber, pay, submit } from '../journey.ts';

const buyer = {
  firstName: 'Tom',
  lastName: 'Reed',
  contactEmail: 'tom@example.com',
  contactPhone: '+44 20 7946 0199',
  city: 'Leeds',
  street: 'Park Row',
  houseNumber: '9',
  zipCode: 'LS1 5HD',
} as const;

async function fillAddress(page: Page): Promise<void> {
  const form = commandForm(page, 'checkout.address');
  for (const [name, value] of Object.entries(buyer)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await submit(form);
}

/** Orders what is in the cart; returns the number of the order. */
export async function order(page: Page, checkout = '/checkout'): Promise<string> {
  await page.goto(checkout);
  await fillAddress(page);
  await expect(page).toHaveURL(/step=shipping/);
  await chooseDelivery(page);
  await expect(page).toHaveURL(/step=payment/);
  await pay(page);
  await expect(page).toHaveURL(/success\?orderSlug=/);
  return orderNumber(page);
}

export async function openShopper(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await browser.newPage();
  await settleCookies(page, baseURL);
  return page;
}
