import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fail, ok } from '#schemas/result.ts';
import { DialogStage, dialogTranslator } from '../../testing/dialog-stage.tsx';
import { type FakeResponses, fakeEditorApi, onePage } from '../../testing/fake-editor-api.ts';
import { axeViolations } from '../dialogs/axe-violations.ts';
import { MediaLibrary, type MediaLibraryProps } from './media-library.tsx';
import { sampleMedia } from './sample-media.ts';

const media = ['luka', 'sidro', 'zvono'].map((key) => sampleMedia(key, { path: '/none.jpg' }));
const use = {
  document: 'page:1',
  title: 'Početna',
  path: '/',
  node: 'n1',
  handler: 'hero',
} as const;

const responses: FakeResponses = {
  'media.filterStandard': ({ keywords = '' }) =>
    onePage(media.filter(({ title }) => title.includes(keywords))),
  'usage.find': ({ value }) => ok(value === 'sidro' ? [use] : []),
  'media.delete': () => ok({ done: true }),
};

type Asked = Omit<MediaLibraryProps, 'close'>;

async function library(given: FakeResponses = {}, asked: Asked = { selected: null }) {
  await page.viewport(1200, 900);
  const api = fakeEditorApi({ ...responses, ...given });
  const chosen: unknown[] = [];
  await render(
    <DialogStage
      api={api}
      open={async (dialogs) => chosen.push(await dialogs.open(MediaLibrary, asked))}
    />,
  );
  await page.getByRole('button', { name: 'open' }).click();
  return { api, chosen };
}

const t = dialogTranslator('hr');
const tile = (name: string) => page.getByRole('row', { name });

test('a medium is chosen by keyboard only · MODAL-01 · EDIT-12', async () => {
  const { chosen } = await library();
  await expect.element(tile('luka')).toBeVisible();
  (tile('luka').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tile('sidro')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(chosen).toEqual(['sidro']);
});

test('a medium is chosen by the button, or none by closing · MODAL-01 · EDIT-12', async () => {
  const { chosen } = await library();
  const choose = page.getByRole('button', { name: 'Odaberi' });
  await expect.element(choose).toBeDisabled();
  await tile('zvono').click();
  await choose.click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'open' }).click();
  await expect.element(tile('luka')).toBeVisible();
  await page.getByRole('button', { name: 'Odustani' }).click();
  await expect.poll(() => chosen).toEqual(['zvono', undefined]);
});

test('the chosen medium is marked, and a button takes it off · MODAL-01 EDIT-12', async () => {
  const { chosen } = await library({}, { selected: 'sidro' });
  await expect.element(tile('sidro')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: t('media.takeOff') }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => chosen).toEqual([null]);
});

test('to manage media, the library opens without a choice, and Enter opens a medium · EDIT-12 MODAL-01', async () => {
  const { chosen } = await library({}, { isBrowsing: true });
  await tile('sidro').click();
  for (const name of ['ui.choose', 'media.takeOff']) {
    await expect.element(page.getByRole('button', { name: t(name) })).not.toBeInTheDocument();
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: t('media.editTitle') })).toBeVisible();
  expect(chosen).toEqual([]);
});

test('details show file size, dimensions and uses · MODAL-01 EDIT-12', async () => {
  await library();
  await tile('sidro').click();
  const facts = page.getByRole('complementary', { name: 'Podaci o mediju' });
  await expect.element(facts).toHaveTextContent('1600 × 900');
  await expect.element(facts).toHaveTextContent('234 kB');
  await expect.element(facts).toHaveTextContent('Koristi se na 1 mjestu');
});

test('on a phone all actions on a medium fit within the dialog · MODAL-01 EDIT-12', async () => {
  await library();
  await page.viewport(390, 844);
  await tile('sidro').click();
  const facts = page.getByRole('complementary', { name: 'Podaci o mediju' });
  await expect.element(facts.getByRole('button', { name: 'Izbriši' })).toBeInViewport({ ratio: 1 });
  const { right } = page.getByRole('dialog').element().getBoundingClientRect();
  for (const button of facts.getByRole('button').elements()) {
    expect(button.getBoundingClientRect().right).toBeLessThan(right);
  }
});

test('more media than a page has are loaded as the library is scrolled · MODAL-01 EDIT-12', async () => {
  const many = Array.from({ length: 70 }, (_, at) => sampleMedia(`zapis-${at}`, { id: at + 1 }));
  const { chosen } = await library({
    'media.filterStandard': ({ afterId = 0, limit = 10 }) =>
      ok({
        data: many.filter(({ id }) => id > afterId).slice(0, limit),
        pagination: { totalPages: Math.ceil(many.length / limit), totalRecords: many.length },
      }),
  });
  const last = page.getByRole('dialog').getByRole('row').last();
  await expect.element(tile('zapis-0')).toBeVisible();
  await expect
    .poll(() => {
      last.element().scrollIntoView();
      return tile('zapis-69').elements().length;
    })
    .toBe(1);
  await tile('zapis-69').click();
  await page.getByRole('button', { name: 'Odaberi' }).click();
  await expect.poll(() => chosen).toEqual(['zapis-69']);
});

test('search and filters query the server · MODAL-01 MEDIA-01 EDIT-12', async () => {
  const { api } = await library();
  const count = t('media.count', { smart_count: media.length });
  await expect.element(page.getByText(count)).toBeVisible();
  await page.getByRole('searchbox').fill('zvo');
  await userEvent.keyboard('{Enter}');
  await expect.element(tile('luka')).not.toBeInTheDocument();
  await page.getByText('Slike', { exact: true }).click();
  await expect
    .poll(() => api.calls.at(-1)?.input)
    .toMatchObject({ keywords: 'zvo', kind: 'image' });
});

test('deleting lists the uses and asks for confirmation · MODAL-01 MODAL-18 MEDIA-01 EDIT-12', async () => {
  const { api } = await library();
  await tile('sidro').click();
  await page.getByRole('button', { name: 'Izbriši' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveTextContent('Početna');
  expect(api.calls.some(({ name }) => name === 'media.delete')).toBe(false);
  await question.getByRole('button', { name: 'Izbriši' }).click();
  await expect.element(tile('sidro')).not.toBeInTheDocument();
  expect(api.calls.at(-1)).toEqual({ name: 'media.delete', input: { id: media[1]?.id } });
});

test('a failed request can be retried · EDIT-12 MODAL-01', async () => {
  let isDown = true;
  await library({
    'media.filterStandard': () => (isDown ? fail('unavailable') : onePage(media)),
  });
  await expect.element(page.getByRole('alert')).toBeVisible();
  isDown = false;
  (page.getByRole('button', { name: 'Pokušaj ponovno' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(tile('luka')).toBeVisible();
  // Pressing Enter again must not close the dialog.
  await expect.element(page.getByRole('dialog')).toHaveFocus();
});

test('axe finds nothing in the library', async () => {
  await library();
  await tile('sidro').click();
  await expect.element(page.getByText('Koristi se na 1 mjestu')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});
