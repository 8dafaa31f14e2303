import { expect, type Page } from '@playwright/test';
import { findOverflows, lengthenTexts } from '../../themes/long-texts.ts';
import { axeFindings } from '../axe.ts';
import { expectInside } from './site-journey.ts';

/** Widths of a phone and a large screen, in px. */
export const widths = [390, 1440] as const;

/** Checks that nothing is beyond the edges and axe finds nothing, also with texts that are 40 % longer. */
export async function expectRoom(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectInside(page);
  expect.soft(await axeFindings(page), page.url()).toEqual([]);
  await lengthenTexts(page, 'body');
  await expectInside(page);
}

/**
 * Checks the same at each of these widths; axe checks the page at the first one. Also checks that no word is
 * cut off, and that nothing is beyond the edge where a line begins, which no scroll bar shows.
 */
export async function expectRoomAt(page: Page, name: string, at: readonly number[]): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect.soft(await axeFindings(page), name).toEqual([]);
  // A page that has room for longer texts has room for shorter ones.
  await lengthenTexts(page, 'body');
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findOverflows(page, 'body'), `${name} at ${width} px`).toEqual([]);
    await expectInside(page);
  }
}
