import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import museum from '#fixtures/museum/theme/sea-chart.json' with { type: 'json' };
import { presets } from '#schemas/theme/presets/presets.ts';
import { themeText } from '#schemas/theme/theme-text.ts';
import { logInEditor, openEditor } from './editor.ts';
import { withoutTips } from './own-page.ts';
import { administrator } from './staff.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.43' } });

const panel = (page: Page) => page.getByRole('region', { name: 'Izgled: boje, pisma, razmaci' });
const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--accent'));

async function openFiles(page: Page): Promise<Locator> {
  await openEditor(page, '/en');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').locator('input:focus')).toBeVisible();
  await page.keyboard.type('izgled');
  await expect(page.getByRole('option', { name: /^Izgled: boje/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('button', { name: 'Uvoz, izvoz' }).press('Enter');
  return panel(page).locator('input[type="file"][accept=".json"]');
}

const jsonFile = (text: string) => ({
  name: 'tema.tokens.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** Returns the theme of the museum with more tokens, which override the others because they come last. */
const withTokens = (tokens: object) =>
  JSON.stringify({
    ...museum,
    sets: { base: { sources: [...museum.sets.base.sources, tokens] } },
  });

const withDark = (color: object) => {
  const { scheme } = museum.modifiers;
  const dark = [...scheme.contexts.dark, { color }];
  const contexts = { ...scheme.contexts, dark };
  return JSON.stringify({
    ...museum,
    modifiers: { ...museum.modifiers, scheme: { ...scheme, contexts } },
  });
};

const radius = (token: object) => withTokens({ radius: { card: token } });
const toxic = { $type: 'color', $value: { colorSpace: 'oklch', components: [0.7, 0.4, 150] } };
const unknownForm = { 'dev.izlog.forms': { header: 'tilted' } };

const refused: readonly (readonly [what: string, text: string, message: string])[] = [
  ['no JSON', '{"name":', 'Datoteka nije JSON.'],
  [
    'a cycle',
    radius({ $type: 'dimension', $value: '{radius.card}' }),
    'radius.card upućuje sam na sebe',
  ],
  [
    'a reference to nothing',
    radius({ $type: 'dimension', $value: '{radius.none}' }),
    'radius.card upućuje na radius.none, a to ne postoji',
  ],
  [
    'an unknown token',
    withTokens({ radius: { wheel: { $type: 'dimension', $value: { value: 1, unit: 'px' } } } }),
    'radius.wheel: takav token ne postoji',
  ],
  [
    'a wrong type',
    radius({ $type: 'duration', $value: { value: 1, unit: 's' } }),
    'radius.card treba biti vrste dimension',
  ],
  [
    'a size without a unit',
    radius({ $type: 'dimension', $value: 4 }),
    'radius.card treba biti veličina: value i unit (px ili rem)',
  ],
  [
    'a colour out of gamut',
    withDark({ accent: toxic }),
    'color.accent: zasloni ne mogu prikazati tu boju',
  ],
  [
    'a newer engine',
    JSON.stringify({ ...museum, version: '2027.01' }),
    'Datoteka je za noviju verziju: 2027.01',
  ],
  [
    'an unknown form',
    JSON.stringify({ ...museum, $extensions: unknownForm }),
    'dev.izlog.forms.header: treba biti jedno od: beside, below, centered, compact',
  ],
];

test('a file that is not valid is refused with what is wrong, and the last theme stays', async ({
  page,
  context,
}) => {
  await withoutTips(context);
  await page.emulateMedia({ colorScheme: 'light' });
  await logInEditor(page, administrator);
  const files = await openFiles(page);
  const before = await accentOf(page);
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/theme/draft')) saved.push(request.url());
  });
  for (const [what, text, message] of refused) {
    await test.step(what, async () => {
      await files.setInputFiles(jsonFile(text));
      await expect(panel(page)).toContainText('Izgled ostaje kakav je bio.');
      await expect(panel(page)).toContainText(message);
      expect(await accentOf(page)).toBe(before);
    });
  }
  expect(saved).toEqual([]);
  const former = { 'flag-red': { $type: 'color', $value: museum.modifiers } };
  await files.setInputFiles(jsonFile(withTokens({ color: former })));
  await expect(panel(page)).not.toContainText('Izgled ostaje kakav je bio.');
  expect(await accentOf(page)).toContain(before);
});

test('an imported file is exported with the same bytes', async ({ page, context }) => {
  await withoutTips(context);
  await page.emulateMedia({ colorScheme: 'light' });
  await logInEditor(page, administrator);
  const files = await openFiles(page);
  const before = await accentOf(page);
  const exported = async () => {
    const download = page.waitForEvent('download');
    await panel(page).getByRole('button', { name: 'Izvezi datoteku' }).press('Enter');
    return readFileSync(await (await download).path(), 'utf8');
  };
  for (const file of Object.values(presets)) {
    const text = themeText(file);
    await files.setInputFiles(jsonFile(text));
    const name = file.$extensions?.['dev.izlog.names']?.hr ?? file.name;
    await expect(panel(page).locator('strong')).toHaveText(name);
    expect(await exported()).toBe(text);
  }
  const first = await exported();
  await files.setInputFiles(jsonFile(first));
  expect(await exported()).toBe(first);
  const undo = panel(page).getByRole('button', { name: 'Poništi promjenu izgleda' });
  while (await undo.isEnabled()) await undo.press('Enter');
  await expect.poll(() => accentOf(page)).toBe(before);
  await expect(panel(page)).toContainText('Nacrt spremljen');
});
