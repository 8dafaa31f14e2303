import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import {
  blockAt,
  logInEditor,
  type Outline,
  openEditor,
  outline,
  type Press,
  textAt,
  visitorOutline,
} from './editor.ts';

/** Contents of the home page that can only be edited in the form. */
export const inForms = {
  corners: ['44° 08′ N', '15° 10′ E', '44° 05′ N', '15° 14′ E'],
  coordinates: '44° 06,8′ N  15° 13,6′ E',
  picture: { query: 'kaciga', name: 'Ronilačka kaciga' },
  benefit: 'Jednom godišnje poziv u depo, kamo inače ne vodimo',
  cardHolder: 'Marija Ugrinić',
  cardNumber: '2900000000056',
  reduced: 'S nižom cijenom',
  lastPieces: 'Zadnji komadi',
  emblem: 'kilo',
} as const;

/** Target of a link on the home page, as the link picker finds it. */
export interface Target {
  readonly kind: 'Stranica' | 'Proizvod' | 'Kategorija' | 'Događaj';
  readonly query: string;
  /** Path of the target in the shop. */
  readonly path: string;
}

export const targets = {
  ticket: { kind: 'Proizvod', query: 'ulaznica', path: '/produkt/ulaznica' },
  poster: {
    kind: 'Proizvod',
    query: 'more bez dna',
    path: '/produkt/plakat-izlozbe-more-bez-dna',
  },
  lastPieces: { kind: 'Kategorija', query: 'zadnji', path: '/shop/zadnji-komadi' },
  membership: {
    kind: 'Proizvod',
    query: 'prijatelj mora',
    path: '/produkt/clanska-kartica-prijatelj-mora',
  },
  about: { kind: 'Stranica', query: 'članstvo', path: '/clanstvo' },
  tickets: { kind: 'Kategorija', query: 'ulaznice', path: '/shop/ulaznice' },
  visit: { kind: 'Stranica', query: 'posjet', path: '/posjet' },
  contact: { kind: 'Stranica', query: 'kontakt', path: '/kontakt' },
  lights: { kind: 'Događaj', query: 'svjetionika', path: '/dogadjaj/1' },
} as const satisfies Record<string, Target>;

export const form = (page: Page): Locator => page.getByRole('region', { name: 'Svojstva' });

/** Returns the form once it shows a block with this name. */
export async function formOf(page: Page, name: string): Promise<Locator> {
  await expect(form(page).getByPlaceholder(name, { exact: true })).toBeVisible();
  return form(page);
}

/** Chooses a product, a page or an event in the open link dialog. */
export async function chooseTarget(page: Page, press: Press, target: Target): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Poveznica' });
  await dialog.getByRole('tab', { name: target.kind, exact: true })[press]();
  await dialog.getByRole('searchbox').fill(target.query);
  const row = dialog.getByRole('row').filter({ has: page.getByText(target.path, { exact: true }) });
  await row[press]();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await dialog.getByRole('button', { name: 'Primijeni' })[press]();
  await expect(dialog).toBeHidden();
}

/** Changes the target of a button of the block in the form. */
export async function retarget(
  page: Page,
  press: Press,
  button: string,
  target: Target,
): Promise<void> {
  const rows = form(page).getByRole('grid', { name: 'Gumbi' });
  await rows.getByRole('button', { name: `Otvori: ${button}` })[press]();
  const row = rows.getByRole('row').filter({ hasText: button });
  await row.getByRole('button', { name: 'Promijeni: Kamo vodi' })[press]();
  await chooseTarget(page, press, target);
}

/** Adds a link after the title of the reduced products, in their form. */
async function addLink(page: Page, press: Press): Promise<void> {
  const link = form(page).locator('[data-field="link"]');
  await form(page).getByRole('button', { name: 'Dodaj: Poveznica' })[press]();
  await link.getByRole('textbox', { name: /^Natpis/ }).fill(inForms.lastPieces);
  await link.getByRole('button', { name: 'Odaberi: Kamo vodi' })[press]();
  await chooseTarget(page, press, targets.lastPieces);
}

/** Chooses the picture of the block in the form. */
export async function choosePicture(page: Page, press: Press): Promise<void> {
  await form(page).getByRole('button', { name: 'Promijeni: Slika' })[press]();
  const dialog = page.getByRole('dialog', { name: 'Mediji' });
  await dialog.getByRole('searchbox').fill(inForms.picture.query);
  const { name } = inForms.picture;
  await expect(dialog.getByRole('row').first()).toHaveAccessibleName(name);
  await dialog.getByRole('row', { name, exact: true })[press]();
  await dialog.getByRole('button', { name: 'Odaberi', exact: true })[press]();
  await expect(dialog).toBeHidden();
}

/** Chooses an option from a list box. */
async function chooseFrom(page: Page, press: Press, field: string, option: string): Promise<void> {
  const opener = form(page).getByRole('button', { name: new RegExp(`${field}$`) });
  await opener[press]();
  await page.getByRole('option', { name: option, exact: true })[press]();
}

/** Chooses the background of the block in the form. */
export async function chooseGround(page: Page, press: Press, ground: string): Promise<void> {
  await form(page).getByRole('tab', { name: 'Izgled' })[press]();
  await chooseRadio(page, press, 'Pozadina', ground);
  await form(page).getByRole('tab', { name: 'Sadržaj' })[press]();
}

export async function chooseRadio(
  page: Page,
  press: Press,
  group: string,
  name: string,
): Promise<void> {
  const radios = form(page).getByRole('radiogroup', { name: group });
  const radio = radios.getByRole('radio', { name, exact: true });
  await radio.locator('xpath=ancestor::label')[press]();
  await expect(radio).toBeChecked();
}

/** Opens the home page in the editor and returns what visitors see of it. */
export async function openHome(page: Page, browser: Browser, press: Press): Promise<Outline> {
  page.setDefaultTimeout(20_000);
  const home = await visitorOutline(browser, '/');
  await logInEditor(page);
  await openEditor(page, '/');
  await page.getByRole('button', { name: 'Razumijem' })[press]();
  return home;
}

/** Runs `work` in the form of the block at this position with this name. */
type InForm = (at: number, name: string, work: () => Promise<void>) => Promise<void>;

/** Fills in everything below the first block that can only be edited in forms. */
export async function fillForms(
  page: Page,
  press: Press,
  inForm: InForm,
  reduced: string,
): Promise<void> {
  const more = form(page).getByRole('button', { name: 'Povećaj Najviše prikazano' });
  const limit = form(page).getByRole('textbox', { name: 'Najviše prikazano' });
  await inForm(4, 'Niz proizvoda', async () => {
    for (let count = 4; count < 8; count += 1) await more[press]();
    await expect(limit).toHaveValue('8');
  });
  await inForm(5, 'Baner', async () => {
    await choosePicture(page, press);
    await chooseRadio(page, press, 'Podloga', 'Tamno');
    await retarget(page, press, 'Pogledajte otiske', targets.ticket);
    await retarget(page, press, 'Priča o zbirci', targets.poster);
  });
  await inForm(6, 'Niz proizvoda', async () => {
    await form(page).getByLabel('Naslov', { exact: true }).fill(reduced);
    await more[press]();
    await expect(limit).toHaveValue('4');
    await addLink(page, press);
  });
  await inForm(7, 'Članska iskaznica', async () => {
    await form(page).getByRole('button', { name: 'Dodaj: Pogodnosti' })[press]();
    const benefit = form(page).locator('[data-field^="benefits/"][data-field$="/text"] input');
    await benefit.fill(inForms.benefit);
    await form(page).getByLabel('Ime člana (primjer)').fill(inForms.cardHolder);
    await form(page).getByLabel('Broj iskaznice (primjer)').fill(inForms.cardNumber);
    await retarget(page, press, 'Postanite član', targets.membership);
    await retarget(page, press, 'O članstvu', targets.about);
    await chooseGround(page, press, 'Toplo');
  });
  await inForm(9, 'Popis događaja', () => chooseGround(page, press, 'Kartice'));
  await inForm(10, 'Poziv na radnju', async () => {
    await chooseFrom(page, press, 'Znak', inForms.emblem);
    await retarget(page, press, 'Kupite poklon-bon', targets.tickets);
    await retarget(page, press, 'Ideje za dar', targets.visit);
    await chooseGround(page, press, 'Mirno');
  });
}

/** Returns the text of a page that starts with `start`. */
export function textOf({ texts }: Outline, start: string): string {
  const found = texts.find((text) => text.startsWith(start));
  if (found === undefined) throw new Error(`No text begins with ${start}`);
  return found;
}

/** Types every text that differs from the other page, in place. */
export async function typeTexts(
  page: Page,
  wanted: Outline,
  type: (text: Locator, wanted: string) => Promise<void>,
): Promise<void> {
  const count = async () => (await outline(page)).texts.length;
  await expect.poll(count).toBe(wanted.texts.length);
  const { texts } = await outline(page);
  for (const [at, text] of wanted.texts.entries()) {
    if (texts[at] !== text) await type(textAt(page, at), text);
  }
}

/** Selects a block at a point where the click hits no text. */
export const selectBlock = (page: Page, at: number, press: Press): Promise<void> =>
  blockAt(page, at)[press]({ position: { x: press === 'tap' ? 150 : 300, y: 8 } });
