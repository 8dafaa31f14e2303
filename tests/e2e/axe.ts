import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

interface Axe {
  run(options: object): Promise<{ violations: Finding[] }>;
}

/**
 * Returns what axe finds on the current page, a text per rule; `also` names rules that are off by default,
 * `more` has options of axe: it cannot look into frames without scripts.
 */
export async function axeFindings(
  page: Page,
  also: readonly string[] = [],
  more: { readonly iframes?: boolean; readonly runOnly?: readonly string[] } = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const rules = Object.fromEntries(also.map((rule) => [rule, { enabled: true }]));
  // Reports only violations: describing passes takes longer than the check itself. Without `preload`, axe
  // loads and parses all style sheets again, which none of these rules reads.
  const preload = { assets: ['media'] };
  const options = { rules, resultTypes: ['violations'], preload, ...more };
  const found = await page.evaluate(async (given) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    return (await axe.run(given)).violations;
  }, options);
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
  );
}
