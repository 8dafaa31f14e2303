import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Media } from '#schemas/entities/media.ts';
import { fail, ok } from '#schemas/result.ts';
import { DialogStage } from '../../testing/dialog-stage.tsx';
import { type FakeResponses, fakeEditorApi, onePage } from '../../testing/fake-editor-api.ts';
import { axeViolations } from '../dialogs/axe-violations.ts';
import { EditMedia } from './edit-media.tsx';
import { sampleMedia } from './sample-media.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>';
const stored: Media = sampleMedia('luka', {
  path: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  focalPoint: { x: 0.5, y: 0.5 },
  crop: null,
  texts: { title: { hr: 'Luka' }, alt: { hr: 'Brodovi' }, description: { hr: '' } },
});

async function edit(given: FakeResponses = {}) {
  await page.viewport(1200, 900);
  const api = fakeEditorApi({
    'media.filterStandard': () => onePage([stored]),
    'media.update': () => ok(stored),
    ...given,
  });
  await render(
    <DialogStage api={api} open={(dialogs) => dialogs.open(EditMedia, { mediaKey: 'luka' })} />,
  );
  await page.getByRole('button', { name: 'open' }).click();
  return api;
}

const save = () => page.getByRole('button', { name: 'Spremi' }).click();
const sent = (api: Awaited<ReturnType<typeof edit>>) =>
  api.calls.filter(({ name }) => name === 'media.update').map(({ input }) => input);

test('the focal point moves with arrow keys and pointer · MODAL-16', async () => {
  const api = await edit();
  const point = page.getByRole('slider', { name: 'Žarišna točka' });
  (point.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  await expect.element(point).toHaveAttribute('aria-valuetext', '51 % slijeva, 40 % odozgo');
  const picture = point.element().parentElement as HTMLElement;
  const position = { x: picture.offsetWidth / 4, y: picture.offsetHeight / 2 };
  await userEvent.click(picture, { position });
  await expect.element(point).toHaveAttribute('aria-valuetext', '25 % slijeva, 50 % odozgo');
  (point.element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await save();
  await expect
    .poll(() => sent(api))
    .toEqual([
      {
        id: stored.id,
        version: 1,
        focalPoint: expect.objectContaining({ y: expect.closeTo(0.4, 2) }),
      },
    ]);
});

test('the crop is set in pixels and the focal point follows it · MODAL-16', async () => {
  const api = await edit();
  await page.getByText('Obrezivanje').click();
  await page.getByRole('textbox', { name: 'Širina (px)' }).fill('800');
  await userEvent.keyboard('{Tab}');
  await save();
  await expect
    .poll(() => sent(api))
    .toEqual([
      {
        id: stored.id,
        version: 1,
        crop: { x: 0, y: 0, width: 0.5, height: 1 },
        focalPoint: { x: 1, y: 0.5 },
      },
    ]);
});

test('texts are edited per language, and missing ones are marked · MODAL-16', async () => {
  const api = await edit();
  const english = page.getByRole('tab', { name: 'English nedostaje' });
  await english.click();
  await page.getByRole('textbox', { name: 'Naslov' }).fill('Harbour');
  await page.getByRole('textbox', { name: 'Zamjenski tekst' }).fill('Ships');
  await page.getByRole('textbox', { name: 'Opis' }).fill('In spring');
  await expect.element(page.getByRole('tab', { name: 'English', exact: true })).toBeVisible();
  await save();
  await expect
    .poll(() => sent(api))
    .toEqual([
      {
        id: stored.id,
        version: 1,
        texts: {
          title: { en: 'Harbour' },
          alt: { en: 'Ships' },
          description: { en: 'In spring' },
        },
      },
    ]);
});

test('a medium is limited to people who are logged in · MODAL-16 MEDIA-09', async () => {
  const api = await edit();
  await expect.element(page.getByRole('radio', { name: 'Javno' })).toBeChecked();
  await page.getByRole('radio', { name: 'Samo prijavljeni' }).click({ force: true });
  await save();
  await expect.poll(() => sent(api)).toEqual([{ id: stored.id, version: 1, access: 'other' }]);
});

test('a change of another editor to the same text is shown beside the own one · MODAL-16', async () => {
  let known = stored;
  const api = await edit({
    'media.filterStandard': () => onePage([known]),
    'media.update': ({ version }) => (version === 1 ? fail('conflict') : ok(known)),
  });
  await page.getByRole('textbox', { name: 'Naslov' }).fill('Stara luka');
  known = {
    ...stored,
    version: 2,
    texts: { title: { hr: 'Gradska luka' }, alt: { hr: 'Brodovi' }, description: { hr: '' } },
  };
  await save();
  const conflict = page.getByRole('region', { name: /Netko je u međuvremenu/ });
  await expect.element(conflict).toHaveTextContent('Stara luka');
  await expect.element(conflict).toHaveTextContent('Gradska luka');
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('button', { name: /Zadrži moju/ }).click();
  await save();
  await expect
    .poll(() => sent(api).at(-1))
    .toEqual({
      id: stored.id,
      version: 2,
      texts: { title: { hr: 'Stara luka' } },
    });
});
