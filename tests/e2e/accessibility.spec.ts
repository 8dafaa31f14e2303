import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { languages } from '#schemas/languages.ts';
import { screensIn } from './screens.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

const looks = [
  ...languages.map((language) => [language, 'light'] as const),
  ['hr', 'dark'] as const,
];

for (const [language, colorScheme] of looks) {
  test(`axe finds nothing on any screen in ${language}, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme });
    for (const [name, path] of screensIn(language)) {
      await page.goto(path);
      await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
      await page.evaluate(axe);
      const found = await page.evaluate(
        async () =>
          (
            await (
              globalThis as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } }
            ).axe.run()
          ).violations,
      );
      const told = found.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
      expect.soft(told, `${name} ${path}`).toEqual([]);
    }
  });
}
