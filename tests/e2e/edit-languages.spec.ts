import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Language } from '#schemas/languages.ts';
import { bar, openEditor } from './editor.ts';
import {
  blockOf,
  callToAction,
  draftOf,
  enter,
  idAt,
  type OwnPage,
  ownPage,
  publish,
  saved,
  titlesOn,
  typeTitle,
  withoutTips,
} from './own-page.ts';

// Logins are rate limited by IP address, so these visitors have their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.7' } });

const pathIn = (own: OwnPage, language: Language) =>
  language === 'hr' ? own.path : `/${language}${own.path}`;

/** Returns the headings that staff see in each language. */
async function titlesInAll(page: Page, own: OwnPage): Promise<Record<Language, string[]>> {
  const titles: Record<Language, string[]> = {};
  for (const language of ['hr', 'en', 'de'] as const) {
    await openEditor(page, pathIn(own, language));
    titles[language] = await titlesOn(page);
  }
  return titles;
}

async function nodeOf(context: BrowserContext, own: OwnPage, id: string) {
  const node = (await draftOf(context, own.document)).find((each) => each.id === id);
  if (!node) throw new Error(`no block ${id}`);
  return node;
}

test.beforeEach(async ({ page, context }) => {
  await enter(context);
  await withoutTips(context);
  page.setDefaultTimeout(20_000);
});

test('moves, inserts and removes in all languages at once, and in one only on request · I18N-01', async ({
  page,
  context,
}) => {
  const own = await ownPage(context, 'jezici', [
    callToAction('A'),
    callToAction('B'),
    callToAction('C'),
  ]);
  await openEditor(page, own.path);
  await blockOf(page, idAt(own, 0)).locator('h2').click();
  const tools = page.getByRole('toolbar', { name: 'Alati bloka' });
  await tools.getByRole('button', { name: 'Pomakni dolje' }).click();
  await expect.poll(() => titlesOn(page)).toEqual(['B', 'A', 'C']);
  await tools.getByRole('button', { name: 'Umnoži' }).click();
  await expect.poll(() => titlesOn(page)).toEqual(['B', 'A', 'A', 'C']);
  await blockOf(page, idAt(own, 2)).locator('h2').click();
  await tools.getByRole('button', { name: 'Ukloni', exact: true }).click();
  await expect.poll(() => titlesOn(page)).toEqual(['B', 'A', 'A']);
  await saved(page);
  const all = ['B', 'A', 'A'];
  expect(await titlesInAll(page, own)).toEqual({ hr: all, en: all, de: all });

  await openEditor(page, pathIn(own, 'en'));
  await bar(page).getByRole('button', { name: 'Samo na ovom jeziku (EN)' }).click();
  await blockOf(page, idAt(own, 1)).locator('h2').click();
  await page.keyboard.press('Delete');
  await expect.poll(() => titlesOn(page)).toEqual(['A', 'A']);
  await saved(page);
  expect(await titlesInAll(page, own)).toEqual({ hr: all, en: ['A', 'A'], de: all });
});

test('edits translations in the tab and in place, and marks exactly those whose source changed · EDIT-15', async ({
  page,
  context,
}) => {
  const own = await ownPage(context, 'prijevodi', [callToAction('Vjetar'), callToAction('More')]);
  await openEditor(page, own.path);
  await blockOf(page, idAt(own, 0)).locator('h2').click();
  await bar(page).getByRole('button', { name: 'Svojstva' }).click();
  const panel = page.getByRole('region', { name: 'Svojstva' });
  await panel.getByRole('tab', { name: 'Prijevodi' }).click();
  await panel
    .getByRole('textbox', { name: /engleski$/ })
    .first()
    .fill('Wind');
  await saved(page);

  await openEditor(page, pathIn(own, 'en'));
  expect(await titlesOn(page)).toEqual(['Wind', 'More']);
  // Fallback text of a missing translation is marked, and is not stored as a translation.
  await expect(blockOf(page, idAt(own, 1)).locator('h2')).toHaveAttribute('data-fallback', '');
  await expect(blockOf(page, idAt(own, 0)).locator('h2')).not.toHaveAttribute('data-fallback');
  await typeTitle(page, idAt(own, 1), 'Sea');
  await saved(page);
  await expect(blockOf(page, idAt(own, 1)).locator('h2')).not.toHaveAttribute('data-fallback');

  await openEditor(page, own.path);
  expect(await titlesOn(page)).toEqual(['Vjetar', 'More']);
  await typeTitle(page, idAt(own, 0), 'Bura');
  await page.keyboard.press('Escape');
  await blockOf(page, idAt(own, 0)).locator('h2').click();
  await expect(panel.getByText('Izvornik je promijenjen')).toHaveCount(1);
  await blockOf(page, idAt(own, 1)).locator('h2').click();
  await expect(panel.getByText('Prevedeno', { exact: true })).toHaveCount(1);
  await expect(panel.getByText('Izvornik je promijenjen')).toHaveCount(0);
  await saved(page);
  const second = await nodeOf(context, own, idAt(own, 1));
  expect(second.translations).toEqual({ en: { title: 'Sea' } });
});

test('publishes only one language, and shows visitors Croatian if a translation is missing · I18N-04', async ({
  page,
  context,
  browser,
}) => {
  const own = await ownPage(context, 'jedan-jezik', [callToAction('Zima'), callToAction('Ljeto')]);
  await publish(context, own.document);
  await openEditor(page, own.path);
  await typeTitle(page, idAt(own, 0), 'Proljeće');
  await saved(page);
  await openEditor(page, pathIn(own, 'en'));
  await typeTitle(page, idAt(own, 0), 'Spring');
  await saved(page);
  await bar(page).getByRole('button', { name: 'Objavi', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Objava/ });
  const among = dialog.getByRole('group', { name: 'Jezici' });
  for (const language of [/Hrvatski/i, /Deutsch|Njemački/i]) {
    await among.getByText(language).first().click();
  }
  await dialog.getByRole('button', { name: 'Objavi', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(pathIn(own, 'en'));
  expect(await titlesOn(visitor)).toEqual(['Spring', 'Ljeto']);
  await visitor.goto(own.path);
  expect(await titlesOn(visitor)).toEqual(['Zima', 'Ljeto']);
  const first = await nodeOf(context, own, idAt(own, 0));
  expect(first.options.title).toBe('Proljeće');
  await visitor.context().close();
});

for (const language of ['hr', 'en', 'de'] as const) {
  test(`a text that an editor changes and publishes in ${language} is what visitors see · EDIT-13`, async ({
    page,
    context,
    browser,
  }) => {
    const own = await ownPage(context, `objava-${language}`, [callToAction('Prije')]);
    await publish(context, own.document);
    await openEditor(page, pathIn(own, language));
    await typeTitle(page, idAt(own, 0), `Poslije ${language}`);
    await saved(page);
    await bar(page).getByRole('button', { name: 'Objavi', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Objava/ });
    await dialog.getByRole('button', { name: 'Objavi', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(pathIn(own, language));
    expect(await titlesOn(visitor)).toEqual([`Poslije ${language}`]);
    await visitor.context().close();
  });
}

test('another language keeps position, selection and history, and panels cause no layout shift · I18N-01', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const panels = { left: 'structure', right: 'inspector', docked: true, tipsSeen: true };
    localStorage.setItem('izlog-editor-ui', JSON.stringify(panels));
  });
  const names = Array.from({ length: 20 }, (_, at) => callToAction(`Blok ${at}`));
  const own = await ownPage(context, 'mjesto', names);
  await openEditor(page, own.path);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  const block = blockOf(page, idAt(own, 15));
  await block.scrollIntoViewIfNeeded();
  await block.locator('h2').click();
  const tools = page.getByRole('toolbar', { name: 'Alati bloka' });
  await tools.getByRole('button', { name: 'Pomakni gore' }).click();
  await expect.poll(async () => (await titlesOn(page))[14]).toBe('Blok 15');
  await saved(page);
  const before = await block.evaluate((each) => each.getBoundingClientRect().top);
  await bar(page).getByRole('radio', { name: /^EN/ }).click();
  await page.waitForURL((url) => url.pathname === pathIn(own, 'en'));
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'edit');
  await expect(tools).toBeVisible();
  const top = () => block.evaluate((each) => each.getBoundingClientRect().top);
  // The tolerance is less than the height of a block.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(150);
  await expect(bar(page).getByRole('button', { name: /^Poništi/ })).toBeEnabled();
});

test('a mobile text applies to its language, and wider screens keep their text · I18N-01', async ({
  page,
  context,
  browser,
}) => {
  const translations = { en: { title: 'Wind' } };
  const own = await ownPage(context, 'mobitel', [callToAction('Vjetar', { translations })]);
  await openEditor(page, pathIn(own, 'en'));
  await blockOf(page, idAt(own, 0)).locator('h2').click();
  await bar(page).getByRole('button', { name: 'Svojstva' }).click();
  const panel = page.getByRole('region', { name: 'Svojstva' });
  await panel.getByRole('tab', { name: 'Mobitel' }).click();
  await panel.getByRole('textbox', { name: /^Naslov/ }).fill('Breeze');
  await saved(page);
  await publish(context, own.document);
  const seen = async (width: number, language: Language) => {
    const visitor = await (
      await browser.newContext({ viewport: { width, height: 800 } })
    ).newPage();
    await visitor.goto(pathIn(own, language));
    const titles = visitor.locator('main h2').filter({ visible: true });
    const texts = await titles.allInnerTexts();
    await visitor.context().close();
    return texts;
  };
  expect(await seen(390, 'en')).toEqual(['Breeze']);
  expect(await seen(390, 'hr')).toEqual(['Vjetar']);
  expect(await seen(1440, 'en')).toEqual(['Wind']);
});

/** All layout shifts since the page loaded. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 1000);
      }),
  );
