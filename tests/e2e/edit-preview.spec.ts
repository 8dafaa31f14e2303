import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { openEditor } from './editor.ts';
import {
  blockOf,
  callToAction,
  draftOf,
  enter,
  idAt,
  ownPage,
  saved,
  withoutTips,
} from './own-page.ts';

// Logins are rate limited by IP address, so these visitors have their own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.1.0.24' } });

const text = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Stari tekst' }] }],
};
const filler = Array.from({ length: 6 }, (_, at) => callToAction(`Red ${at}`));

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');
const tool = (page: Page, width: string) =>
  page.locator(`[data-region="bar"] button[aria-label="Pregled u širini ${width}"]`);
const titles = (page: Page) =>
  frameOf(page).locator('main [data-block="call-to-action"] h2').allTextContents();

test.beforeEach(async ({ page, context }) => {
  await enter(context);
  await withoutTips(context);
  page.setDefaultTimeout(20_000);
});

test('in the frame of a narrower screen rich text, keys, dragging and undo work as on the page · EDIT-06 EDIT-07', async ({
  page,
  context,
}) => {
  const own = await ownPage(context, 'okvir', [
    callToAction('Prvi'),
    { handler: 'rich-text', options: { text } },
    callToAction('Drugi'),
    ...filler,
  ]);
  await openEditor(page, own.path);
  const last = blockOf(page, idAt(own, own.blocks.length - 1));
  await last.scrollIntoViewIfNeeded();
  await tool(page, '390 px').click();
  const frame = frameOf(page);
  await expect(frame.locator('main [data-block]')).toHaveCount(own.blocks.length);
  await expect(last).toBeHidden();

  const rich = frame.locator(`[data-id="${idAt(own, 1)}"]`);
  await rich.getByText('Stari tekst').click();
  await rich.getByText('Stari tekst').click();
  const editable = rich.locator('[contenteditable="true"]');
  await expect(editable).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Nova riječ');
  await page.keyboard.press('Shift+Home');
  const bold = page.getByRole('button', { name: 'Podebljano' });
  await expect(bold).toBeInViewport();
  await bold.click();
  await expect(editable.locator('strong')).toHaveText('Nova riječ');
  await frame.locator(`[data-id="${idAt(own, 0)}"]`).click({ position: { x: 4, y: 4 } });
  await expect(rich.locator('[contenteditable="true"]')).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+C');
  await page.keyboard.press('ControlOrMeta+V');
  await expect
    .poll(async () => (await titles(page)).slice(0, 3))
    .toEqual(['Prvi', 'Prvi', 'Drugi']);
  await page.keyboard.press('ControlOrMeta+X');
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(['Prvi', 'Drugi']);

  await frame.locator(`[data-id="${idAt(own, 2)}"]`).click({ position: { x: 4, y: 4 } });
  const first = await frame.locator(`[data-id="${idAt(own, 0)}"]`).boundingBox();
  await page.getByRole('button', { name: 'Povuci na drugo mjesto' }).hover();
  await page.mouse.down();
  const [x, y] = [(first?.x ?? 0) + 100, (first?.y ?? 0) + 6];
  await page.mouse.move(x, y + 40, { steps: 6 });
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(['Drugi', 'Prvi']);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual(['Prvi', 'Drugi']);

  await tool(page, 'prozora').click();
  await expect(blockOf(page, idAt(own, 2))).toBeInViewport({ ratio: 0.6 });
  await page.keyboard.press('Escape');
  await last.scrollIntoViewIfNeeded();
  await tool(page, '768 px').click();
  await expect(last).toBeHidden();
  await tool(page, 'prozora').click();
  await expect(last).toBeInViewport();
  await expect(blockOf(page, idAt(own, 1)).locator('strong')).toHaveText('Nova riječ');
  await saved(page);
  const stored = (await draftOf(context, own.document)).find(({ id }) => id === idAt(own, 1));
  expect(JSON.stringify(stored?.options)).toContain('Nova riječ');
});
