import { expect, type Page, test } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { bar, moreButton, openEditor } from './editor.ts';
import { blockOf, enter, type OwnPage, ownPage, withoutTips } from './own-page.ts';

// Logins are rate limited by IP address, so these visitors have their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.1' } });

/** Checks the current screen for errors once all animations have ended. */
async function expectNoErrors(page: Page, state: string): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => {
      const { iterations } = effect?.getTiming() ?? {};
      return iterations !== Number.POSITIVE_INFINITY;
    });
    await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
  });
  expect.soft(await axeFindings(page, ['label-content-name-mismatch']), state).toEqual([]);
}

const tabs = ['Sadržaj', 'Izgled', 'Mobitel', 'Dijeljenje', 'Prijevodi'];

async function openBlock(page: Page, own: OwnPage): Promise<void> {
  await openEditor(page, own.path);
  await blockOf(page, own.blocks[0]?.id ?? '')
    .locator('h1')
    .click();
  await expect(page.getByRole('toolbar', { name: 'Alati bloka' })).toBeVisible();
}

const variants = [
  [1440, 'light'],
  [390, 'light'],
  [1440, 'dark'],
] as const;

for (const [width, colorScheme] of variants) {
  test(`axe finds no errors in edit mode at ${width} px, ${colorScheme}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    page.setDefaultTimeout(20_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await enter(context);
    await withoutTips(context);
    const isNarrow = width < 768;
    const own = await ownPage(context, 'pristupacno', [
      {
        handler: 'hero',
        options: { title: 'Prvi natpis', kicker: '', lead: '', corners: [], actions: [] },
      },
      {
        handler: 'banner',
        options: {
          title: 'Bez slike',
          kicker: '',
          text: '',
          side: 'end',
          ground: 'accent',
          actions: [],
        },
      },
    ]);
    await openBlock(page, own);
    await expectNoErrors(page, 'a selected block');

    await bar(page).getByRole('button', { name: 'Struktura' }).click();
    await expect(page.getByRole('treegrid', { name: 'Struktura' })).toBeVisible();
    await expectNoErrors(page, 'structure');
    await bar(page).getByRole('button', { name: 'Svojstva' }).click();
    const panel = page.getByRole('region', { name: 'Svojstva' });
    for (const tab of tabs) {
      await panel.getByRole('tab', { name: tab }).click();
      await expect(panel.getByRole('tabpanel', { name: tab })).toBeVisible();
      await expectNoErrors(page, `properties: ${tab}`);
    }
    await bar(page).getByRole('button', { name: 'Dodaj blok' }).click();
    await expect(page.getByRole('listbox', { name: 'Blokovi' })).toBeVisible();
    await expectNoErrors(page, 'library');
    if (isNarrow)
      await page
        .getByRole('region', { name: 'Dodaj blok' })
        .getByRole('button', { name: 'Zatvori' })
        .click();

    for (const right of ['Povijest', 'Problemi']) {
      if (isNarrow) {
        await moreButton(page).click();
        await page.getByRole('menuitem', { name: right }).click();
      } else await bar(page).getByRole('button', { name: right }).click();
      await expect(page.getByRole('region', { name: right })).toBeVisible();
      await expectNoErrors(page, right);
    }
    await page
      .getByRole('region', { name: 'Problemi' })
      .getByRole('button', { name: 'Zatvori' })
      .click();

    await moreButton(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoErrors(page, 'menu of the bar');
    await page.getByRole('menuitem', { name: /^Naredbe/ }).click();
    await expect(page.getByRole('dialog', { name: 'Naredbe' })).toBeVisible();
    await expectNoErrors(page, 'palette');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await bar(page).getByRole('button', { name: 'Objavi', exact: true }).click();
    await expect(page.getByRole('dialog', { name: /^Objava/ })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Jezici' })).toBeVisible();
    await expectNoErrors(page, 'publishing');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await openMedia(page, own, isNarrow);
    await expectNoErrors(page, 'media library');
  });
}

async function openMedia(page: Page, own: OwnPage, isNarrow: boolean): Promise<void> {
  if (isNarrow) await page.keyboard.press('Escape');
  await blockOf(page, own.blocks[1]?.id ?? '')
    .locator('h2')
    .click();
  await bar(page).getByRole('button', { name: 'Svojstva' }).click();
  const panel = page.getByRole('region', { name: 'Svojstva' });
  await panel.getByRole('tab', { name: 'Sadržaj' }).click();
  await panel
    .getByRole('button', { name: /^Odaberi/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listbox').or(dialog.getByRole('grid')).first()).toBeVisible();
  await expect(dialog.locator('img').first()).toBeVisible();
}
