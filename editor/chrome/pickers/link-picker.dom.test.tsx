import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { apply, row, stagePickers } from '../../testing/pickers-stage.tsx';
import { axeViolations } from '../dialogs/axe-violations.ts';

test('the uses of a link target are listed from the link dialog · MODAL-05 EDIT-07', async () => {
  const { api } = await stagePickers((pickers) => pickers.chooseLink('page:o-nama'));
  await page.getByRole('button', { name: 'Gdje se koristi' }).click();
  const uses = page.getByRole('dialog', { name: /^Gdje se koristi/ });
  await expect.element(uses.getByRole('row', { name: 'Naslovnica' })).toBeVisible();
  expect(api.calls.at(-1)).toEqual({
    name: 'usage.find',
    input: { kind: 'link', value: 'page:o-nama' },
  });
});

test('a link targets a page of the site, in a new tab · MODAL-05 · EDIT-07', async () => {
  const { results } = await stagePickers((pickers) => pickers.chooseLink(''));
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await apply();
  await expect.element(page.getByText('Unos ovog polja je obavezan')).toBeVisible();
  await row('O nama').click();
  await page.getByText('Otvori u novoj kartici').click();
  expect(await axeViolations()).toEqual([]);
  await apply();
  await expect.poll(() => results).toEqual([{ target: 'page:o-nama', newTab: true }]);
});

test('an invalid web address shows an error message · MODAL-05 EDIT-07', async () => {
  const { results } = await stagePickers((pickers) => pickers.chooseLink('https://izlog.hr'));
  const field = page.getByRole('textbox', { name: 'Web-adresa' });
  await field.fill('http://izlog.hr');
  await apply();
  await expect.element(page.getByText(/počinje s https/).first()).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('primjer.hr/karta');
  await apply();
  await expect.poll(() => results).toEqual([{ target: 'https://primjer.hr/karta', newTab: false }]);
});

test('a link targets an anchor of this page, or is removed · MODAL-05 EDIT-07', async () => {
  const { results } = await stagePickers(async (pickers) => [
    await pickers.chooseLink('page:o-nama', true),
    await pickers.chooseLink('page:o-nama', true),
  ]);
  await page.getByRole('tab', { name: 'Mjesto na stranici' }).click();
  await row('Kontakt').click();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Ukloni' }).click();
  await expect
    .poll(() => results)
    .toEqual([
      [
        { target: '#kontakt', newTab: false },
        { target: '', newTab: false },
      ],
    ]);
});

test('a link targets every kind of record, a screen, an email address or a telephone · MODAL-05 · EDIT-07', async () => {
  const { results } = await stagePickers(async (pickers) => [
    await pickers.chooseLink(''),
    await pickers.chooseLink('mailto:ana@example.com', true),
    await pickers.chooseLink('screen:cart'),
  ]);
  const kinds = () =>
    page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent);
  await expect
    .poll(kinds)
    .toEqual([
      'Stranica',
      'Objava',
      'Proizvod',
      'Kategorija',
      'Kategorija objava',
      'Događaj',
      'Zaslon',
      'Mjesto na stranici',
      'Web-adresa',
      'E-pošta',
      'Telefon',
    ]);
  await page.getByRole('tab', { name: 'Proizvod' }).click();
  await row('O nama').click();
  await expect.element(page.getByText('product:o-nama')).toBeVisible();
  await page.getByRole('tab', { name: 'E-pošta' }).click();
  await page.getByRole('textbox', { name: 'E-pošta' }).fill('ana@example.com');
  await apply();
  await expect
    .element(page.getByRole('textbox', { name: 'E-pošta' }))
    .toHaveValue('ana@example.com');
  await page.getByRole('tab', { name: 'Telefon' }).click();
  await page.getByRole('textbox', { name: 'Telefon' }).fill('+385 1 234');
  await apply();
  await expect.element(row('Košarica')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Odustani' }).click();
  await expect
    .poll(() => results)
    .toEqual([
      [
        { target: 'mailto:ana@example.com', newTab: false },
        { target: 'tel:+3851234', newTab: false },
        undefined,
      ],
    ]);
});
