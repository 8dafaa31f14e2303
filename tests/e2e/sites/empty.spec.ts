import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { codeOf } from '../app-code.ts';
import { axeFindings } from '../axe.ts';
import { giveDevice, offerNoAutofill } from '../device.ts';
import { addToCart, commandForm, submit } from '../journey.ts';
import { data, mailedToken } from '../one-database.ts';
import { save } from '../staff.ts';
import { choose, create, fill, relate } from './office.ts';
import { openShopper, order } from './shopper.ts';
import { insert, logInAs, openEditor, publish } from './site-journey.ts';

/** The tests are one merchant's first days: each continues where the one before ended. */
test.describe.configure({ mode: 'serial' });

const owner = { email: 'owner@example.com', password: 'paper-and-ink-7' };
const editorLogin = { email: 'editor@example.com', password: 'pages-and-words-3' };
const logIn = (page: Page): Promise<void> => logInAs(page, owner.email, owner.password);

test('a merchant claims the empty shop with its token, which works once', async ({ page }) => {
  const token = readFileSync(join(data, 'setup-token'), 'utf8').trim();
  await page.goto(`/setup#${token}`);
  expect(await axeFindings(page)).toEqual([]);
  const person = { firstName: 'Ada', lastName: 'Stone', ...owner };
  for (const [name, value] of Object.entries(person)) {
    await page.locator(`[name="${name}"]`).fill(value);
  }
  await page.locator('[data-next] button').click();
  await page.locator('[name="shopName"]').fill('Stone & Paper');
  await page.getByRole('checkbox', { name: 'Begin with example content' }).check();
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Build your first page' })).toBeVisible();
  expect((await page.goto('/setup'))?.status()).toBe(404);
});

test('the shop shows examples until one button removes them', async ({ page }) => {
  await logIn(page);
  await page.goto('/shop/examples');
  await expect(page.locator('[data-block="product-list"]')).toContainText('Example: mug');
  await page.goto('/de/example-about');
  await expect(page.locator('main h1')).toHaveText('Über uns (Beispiel)');
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Remove the examples', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove all examples?' });
  await question.getByRole('button', { name: 'Remove the examples', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Example content', exact: true })).toBeHidden();
  expect((await page.goto('/de/example-about'))?.status()).toBe(404);
  expect((await page.goto('/shop/examples'))?.status()).toBe(404);
});

test('company, tax, delivery and payment are entered in the back office', async ({ page }) => {
  await logIn(page);
  const steps = page.locator('section', {
    has: page.getByRole('heading', { name: 'Set up the shop' }),
  });
  await expect(steps.getByRole('link')).toHaveText([
    'Company',
    'Delivery method',
    'Payment method',
    'Product',
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await steps.getByRole('link', { name: 'Company' }).click();
  await expect(page.getByLabel('Registered name')).toHaveValue('Stone & Paper');
  await fill(page, {
    'Street and number': '4 Mill Lane',
    Postcode: 'YO1 7HH',
    City: 'York',
    Email: 'shop@example.com',
  });
  await save(page);

  await page.goto('/admin/taxes/new');
  const endOf = async (label: RegExp) => {
    const box = await page.locator('main').getByRole('textbox', { name: label }).boundingBox();
    return box ? box.x + box.width : 0;
  };
  expect(await endOf(/^German/)).toBeCloseTo(await endOf(/^Key/), 0);
  await fill(page, {
    Key: 'standard',
    'Name/English': 'VAT',
    'Name/German': 'Umsatzsteuer',
    'Rate in percent': '20',
  });
  await create(page);

  await page.goto('/admin/delivery-methods/new');
  await fill(page, {
    Key: 'post',
    'Name/English': 'Post',
    'Name/German': 'Versand',
    'Description/English': 'Two to three days.',
    'Description/German': 'Zwei bis drei Tage.',
    Position: '1',
    Price: '3.50',
  });
  await relate(page, 'Tax', 'VAT');
  await page.locator('label', { hasText: 'The carrier collects cash' }).click();
  await create(page);

  await page.goto('/admin/payment-methods/new');
  await fill(page, {
    Key: 'cash',
    'Name/English': 'Cash on delivery',
    'Name/German': 'Nachnahme',
    'Description/English': 'You pay at the door.',
    'Description/German': 'Sie zahlen an der Tür.',
    Position: '1',
  });
  await choose(page, 'Kind', 'Cash on delivery');
  await create(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Cash on delivery' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

const catalogue = [
  'sku,name,name:de,price,stock,tax,categories',
  'NOTE-1,Notebook,Notizbuch,12.00,20,standard,Paper',
  'PEN-1,Pencil,Bleistift,2.50,50,standard,Pencils',
].join('\n');

test('a catalogue is imported from a file, and shoppers find it', async ({ page, browser }) => {
  await logIn(page);
  await page.goto('/admin/import');
  await page.locator('input[type=file]').setInputFiles({
    name: 'catalogue.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(catalogue),
  });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Write 2 products' }).click();
  await expect(page.getByText('Finished', { exact: false })).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Set up the shop' })).toHaveCount(0);
  const visitor = await browser.newPage();
  await visitor.goto('/product/notebook');
  await expect(visitor.locator('[data-block="product-detail"]')).toContainText('£12.00');
  await visitor.goto('/de/shop');
  await expect(visitor.getByRole('link', { name: 'Notizbuch' }).first()).toBeVisible();
  await visitor.close();
});

async function addValue(page: Page, at: number, english: string, german: string): Promise<void> {
  const values = page.getByRole('grid', { name: 'Values' });
  await page.getByRole('button', { name: 'Add: Values' }).click();
  const row = values.getByRole('row').nth(at);
  await row.getByRole('textbox', { name: /^English/ }).fill(english);
  await row.getByRole('textbox', { name: /^German/ }).fill(german);
  await row.getByRole('textbox', { name: /^Key/ }).fill(english.toLowerCase());
}

/** Uploads a picture as the first one of the open product. */
async function addPicture(page: Page, name: string): Promise<void> {
  const picture = { name, mimeType: 'image/png', buffer: await page.screenshot() };
  await page.getByRole('button', { name: 'Add: Pictures' }).click();
  await page.getByRole('button', { name: 'Choose: Pictures' }).click();
  const library = page.getByRole('dialog', { name: 'Media' });
  await library.getByRole('button', { name: 'Upload' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload files' });
  await upload.locator('input[type=file]').setInputFiles(picture);
  await upload.getByRole('button', { name: 'Upload (1)' }).click();
  await expect(upload).toHaveCount(0);
  await library.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(library).toHaveCount(0);
}

test('a product with variants and a picture is made in two languages', async ({
  page,
  browser,
}) => {
  await logIn(page);
  await page.goto('/admin/attributes/new');
  await fill(page, { 'Name/English': 'Colour', 'Name/German': 'Farbe', Code: 'colour' });
  await choose(page, 'Kind', 'One of a list');
  await addValue(page, 0, 'Black', 'Schwarz');
  await addValue(page, 1, 'Blue', 'Blau');
  await create(page);

  await page.goto('/admin/products/new');
  await fill(page, {
    'Name/English': 'Fountain pen',
    'Name/German': 'Füllfeder',
    SKU: 'INK-1',
    Price: '30',
  });
  await choose(page, 'Type', 'With variants');
  await relate(page, 'Tax', 'VAT');
  await addPicture(page, 'pen.png');
  await create(page);
  const variants = page.getByRole('region', { name: 'Variants' });
  for (const colour of ['Black', 'Blue'])
    await variants.getByLabel(colour, { exact: true }).check();
  await variants.getByRole('button', { name: 'Add to the grid' }).click();
  await variants.getByLabel('Stock: Blue').fill('5');
  await variants.getByRole('button', { name: 'Save variants' }).click();
  await expect(variants.getByRole('button', { name: 'Save variants' })).toBeDisabled();
  await choose(page, 'State', 'Active');
  await save(page);

  const visitor = await browser.newPage();
  await visitor.goto('/product/fountain-pen');
  await expect(visitor.locator('[data-block="product-detail"]')).toContainText('Black');
  await expect(visitor.locator('[data-block="product-detail"] img').first()).toBeVisible();
  await visitor.goto('/de/shop');
  await expect(visitor.getByRole('link', { name: 'Füllfeder' }).first()).toBeVisible();
  await visitor.close();
});

const shops = {
  English: { list: '/shop', product: 'Notebook', checkout: '/checkout' },
  German: { list: '/de/shop', product: 'Notizbuch', checkout: '/de/kasse' },
} as const;

for (const [language, { list, product, checkout }] of Object.entries(shops)) {
  test(`a shopper orders what was imported and pays on delivery, in ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await openShopper(browser, baseURL);
    await page.goto(list);
    await page.getByRole('link', { name: product, exact: true }).first().click();
    await expect(page.locator('h1')).toHaveText(product);
    await addToCart(page);
    expect(await order(page, checkout)).toMatch(/^BL-/);
    await expect(page.locator('[data-block="order-success"]')).toContainText(product);
    await page.close();
  });
}

test('a promotion with a code lowers the sum of an order', async ({ page, browser, baseURL }) => {
  await logIn(page);
  await page.goto('/admin/promotions/new');
  await fill(page, { 'Name/English': 'Opening week', Code: 'OPEN10', Discount: '10' });
  await choose(page, 'Kind', 'Percent');
  await create(page);

  const shopper = await openShopper(browser, baseURL);
  await shopper.goto('/product/notebook');
  await addToCart(shopper);
  await shopper.goto('/cart');
  const form = shopper.locator('main').locator(commandForm(shopper, 'coupon.apply'));
  await shopper.getByText('Do you have a coupon?').first().click();
  await form.locator('[name="code"]').fill('OPEN10');
  await submit(form);
  await expect(shopper.locator('[data-block="cart-summary"]')).toContainText('£10.80');
  await shopper.close();
});

const news = {
  '/': 'Ten percent off with OPEN10',
  '/de': 'Zehn Prozent mit OPEN10',
} as const;

for (const [path, text] of Object.entries(news)) {
  test(`a page about it is written and published at ${path}`, async ({ page, browser }) => {
    await logIn(page);
    await openEditor(page, path);
    const title = page.locator('#izlog [data-block="coming-soon"] h1');
    await title.click();
    await title.click();
    await expect(title).toHaveAttribute('contenteditable', /.+/);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
    await page.keyboard.press('Escape');
    await publish(page);
    const visitor = await browser.newPage();
    await visitor.goto(path);
    await expect(visitor.locator('h1')).toHaveText(text);
    await visitor.close();
  });
}

test('a block of the library is published as it is, with its example', async ({
  page,
  browser,
}) => {
  await logIn(page);
  await openEditor(page, '/');
  await insert(page, 'Opening hours');
  await publish(page);
  const visitor = await browser.newPage();
  await visitor.goto('/de');
  await expect(visitor.locator('[data-block="opening-hours"]')).toContainText('16. September');
  await visitor.close();
});

/** Performs an action on the open order. */
async function act(page: Page, name: string, enter: (dialog: Locator) => Promise<void>) {
  await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await enter(dialog);
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toHaveCount(0);
}

test('the order is sent in two parcels, and one of its lines is refunded', async ({
  page,
  browser,
  baseURL,
}) => {
  const shopper = await openShopper(browser, baseURL);
  for (const slug of ['notebook', 'pencil']) {
    await shopper.goto(`/product/${slug}`);
    await addToCart(shopper);
  }
  const number = await order(shopper);
  await shopper.close();

  await logIn(page);
  await page.goto('/admin/orders');
  await page.getByRole('searchbox').fill(number);
  const rows = page.getByRole('grid').locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('rowheader').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await act(page, 'Send a parcel', (dialog) =>
    dialog
      .getByLabel(/pieces in this parcel/)
      .last()
      .fill('0'),
  );
  await act(page, 'Send a parcel', async () => {});
  await expect(page.getByRole('region', { name: 'Parcels' })).toContainText('Parcel 2');
  await act(page, 'Mark as delivered', async () => {});
  await act(page, 'Refund items or an amount', async (dialog) => {
    await dialog
      .getByLabel(/pieces to refund/)
      .last()
      .fill('1');
    await dialog.getByLabel('Reason').fill('a broken lead');
  });
  await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('a broken lead');
});

test('an invited editor sees pages only, and the log names who did what', async ({
  page,
  browser,
}) => {
  const { email, password } = editorLogin;
  await logIn(page);
  await page.goto('/admin/staff/new');
  await fill(page, { Email: email });
  await choose(page, 'Language', 'English');
  await choose(page, 'Role', 'Editor');
  await create(page);

  const editor = await browser.newPage();
  await editor.goto(`/forgot-password?token=${await mailedToken('mail.inviteStaff', email)}`);
  const form = commandForm(editor, 'password.set');
  await form.locator('[name="password"]').fill(password);
  await form.locator('[name="confirmedPassword"]').fill(password);
  const set = editor.waitForResponse((response) => response.request().method() === 'POST');
  await submit(form);
  await set;
  await logInAs(editor, email, password);
  const navigation = editor.getByRole('navigation', { name: 'Navigation' });
  await expect(navigation.getByRole('link', { name: 'Redirects' })).toBeVisible();
  for (const name of ['Catalogue', 'Settings', 'System'])
    await expect(navigation.getByRole('button', { name })).toHaveCount(0);
  await editor.close();

  await page.goto('/admin/changes');
  const log = page.getByRole('grid');
  for (const record of [email, 'post', 'standard']) await expect(log).toContainText(record);
  await expect(log).toContainText(owner.email);
});

const needed = 'Staff of this shop need a second factor. Set it up to continue.';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Navigation' });

test('a shop that requires a second factor lets staff work once they have one', async ({
  page,
  browser,
}) => {
  await logIn(page);
  await page.goto('/admin/settings-security/record/security');
  await page.locator('label', { hasText: 'Second factor required' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/security$/);
  await expect(page.getByText(needed)).toBeVisible();

  const editor = await browser.newPage();
  await logInAs(editor, editorLogin.email, editorLogin.password, 'security');
  await expect(editor.getByText(needed)).toBeVisible();
  await expect(menu(editor).getByRole('link', { name: 'Redirects' })).toHaveCount(0);
  expect(await axeFindings(editor)).toEqual([]);
  await editor.getByLabel('Your password').first().fill(editorLogin.password);
  await editor.getByRole('button', { name: 'Set up' }).click();
  const secret = await editor.getByLabel('Secret').inputValue();
  await editor.getByLabel('Code', { exact: true }).fill(codeOf(secret, 0));
  await editor.getByRole('button', { name: 'Switch on' }).click();
  await expect(editor.getByRole('listitem').locator('code')).toHaveCount(10);
  await editor.getByRole('link', { name: 'Go on to the back office' }).click();
  await expect(menu(editor).getByRole('link', { name: 'Redirects' })).toBeVisible();
  await editor.close();
});

test('a passkey takes the place of the second factor', async ({ page }) => {
  await giveDevice(page);
  await offerNoAutofill(page);
  await logInAs(page, owner.email, owner.password, 'security');
  await expect(page.getByText(needed)).toBeVisible();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Your password').fill(owner.password);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await passkeys.getByLabel('Name of the passkey').fill('Laptop');
  await passkeys.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(passkeys.getByText('Laptop')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/adminLogin');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(menu(page).getByRole('button', { name: 'Orders', exact: true })).toBeVisible();
});
