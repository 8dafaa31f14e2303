import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { upload } from '#schemas/constants.ts';
import type { Media } from '#schemas/entities/media.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { UploadOptions, UploadTexts } from '../../session/api/upload.ts';
import { DialogStage } from '../../testing/dialog-stage.tsx';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { axeViolations } from '../dialogs/axe-violations.ts';
import { MediaUpload } from './media-upload.tsx';
import { sampleMedia } from './sample-media.ts';

const picture = (name: string) => new File(['abc'], name, { type: 'image/jpeg' });

async function dialog(files: readonly File[]) {
  const sent: { name: string; texts: UploadTexts; options: UploadOptions }[] = [];
  const ends: ((result: Result<Media>) => void)[] = [];
  const send = (file: File, texts: UploadTexts, options: UploadOptions = {}) =>
    new Promise<Result<Media>>((resolve) => {
      sent.push({ name: file.name, texts, options });
      ends.push(resolve);
    });
  const uploaded: unknown[] = [];
  await render(
    <DialogStage
      api={fakeEditorApi({}, send)}
      open={async (dialogs) => uploaded.push(await dialogs.open(MediaUpload, { files }))}
    />,
  );
  await page.getByRole('button', { name: 'open' }).click();
  return { sent, ends, uploaded };
}

test('files are described, uploaded, retried and returned · MODAL-02', async () => {
  const { sent, ends, uploaded } = await dialog([picture('stara-luka.jpg')]);
  await page.getByRole('textbox', { name: 'Zamjenski tekst' }).fill('Brodovi u luci');
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Prenesi (1)' }).click();
  await expect
    .poll(() => sent[0]?.texts)
    .toEqual({ title: 'Stara luka', alt: 'Brodovi u luci', access: 'public' });
  sent[0]?.options.onProgress?.(0.4);
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  ends[0]?.(fail('uploadFailed'));
  await page.getByRole('button', { name: 'Pokušaj ponovno: stara-luka.jpg' }).click();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.(ok(sampleMedia('stara-luka')));
  await page.getByRole('button', { name: 'Gotovo' }).click();
  await expect.poll(() => uploaded).toMatchObject([[{ key: 'stara-luka' }]]);
});

test('several files are sent, each with its texts and the chosen access · MODAL-02 MEDIA-09', async () => {
  const { sent, ends, uploaded } = await dialog([picture('luka.jpg'), picture('sidro.jpg')]);
  await page.getByRole('radio', { name: 'Samo prijavljeni' }).click({ force: true });
  await page.getByRole('button', { name: 'Prenesi (2)' }).click();
  await expect
    .poll(() => sent.map(({ name, texts }) => [name, texts.title, texts.access]))
    .toEqual([
      ['luka.jpg', 'Luka', 'other'],
      ['sidro.jpg', 'Sidro', 'other'],
    ]);
  ends[0]?.(ok(sampleMedia('luka')));
  ends[1]?.(ok(sampleMedia('sidro')));
  await expect.poll(() => uploaded).toMatchObject([[{ key: 'luka' }, { key: 'sidro' }]]);
});

test('an upload is cancelled by its button · MODAL-02', async () => {
  const { sent } = await dialog([picture('luka.jpg')]);
  await page.getByRole('button', { name: 'Prenesi (1)' }).click();
  await page.getByRole('button', { name: 'Prekini prijenos: luka.jpg' }).click();
  expect(sent[0]?.options.signal?.aborted).toBe(true);
  await expect.element(page.getByText('luka.jpg')).not.toBeInTheDocument();
});

test('a file of more than 10 MB is not sent, and the message gives the reason · MODAL-02 MEDIA-03', async () => {
  const large = picture('luka.jpg');
  Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
  await dialog([large]);
  const row = page.getByRole('listitem').filter({ hasText: 'luka.jpg' });
  await expect
    .element(row.getByRole('alert'))
    .toHaveTextContent('Prijenos nije uspio: datoteka smije imati najviše 10 MB.');
});

test('more than 20 files are refused with the reason · MEDIA-04', async () => {
  await dialog([]);
  await page.getByRole('radio', { name: 'Samo prijavljeni' }).click({ force: true });
  await expect.element(page.getByText(/najviše 20 datoteka/)).toBeVisible();
  await pick(upload.maxFiles + 1);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Odjednom se može prenijeti najviše 20 datoteka.');
});

test('more than 10 public files are refused; each file shows its own error · MEDIA-05 ERR-53', async () => {
  const { sent, ends } = await dialog([]);
  await pick(upload.maxPublicFiles + 1);
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('Odjednom se može prenijeti najviše 10 datoteka.');
  await pick(upload.maxPublicFiles);
  await expect.element(alert).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Prenesi (10)' }).click();
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.options.onProgress?.(0.25);
  const second = page.getByRole('progressbar', { name: '1.jpg' });
  await expect.element(second).toHaveAttribute('aria-valuenow', '25');
  await expect
    .element(page.getByRole('progressbar', { name: '0.jpg' }))
    .toHaveAttribute('aria-valuenow', '0');
  ends[0]?.(fail('fileTypeRefused'));
  const row = page.getByRole('listitem').filter({ hasText: '0.jpg' });
  await expect.element(row.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Pokušaj ponovno: 0/ })).toBeVisible();
});

/** Chooses files in the dialog's file input. */
async function pick(count: number) {
  const files = Array.from({ length: count }, (_, index) => picture(`${index}.jpg`));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input as HTMLInputElement, files);
}
