import { expect, test } from '@playwright/test';

const pages = [
  '/',
  '/shop/grafike-i-karte',
  '/produkt/majica-izobata',
  '/zene-svjetionika-zasto-bas-sada',
  '/dogadjaj/1',
  '/pretraga?q=svjetionik',
  '/kontakt',
];

for (const path of pages) {
  test(`${path} fetches at most two fonts`, async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(fonts.length, fonts.join()).toBeGreaterThan(0);
    expect(fonts.length, fonts.join()).toBeLessThanOrEqual(2);
  });
}
