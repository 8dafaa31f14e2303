import type { CodeReader } from './code-reader.ts';
import { createReader } from './zxing-reader.ts';

type ReaderClass = new (options: { readonly formats: readonly string[] }) => CodeReader;

const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: ReaderClass };
const place = document.querySelector<HTMLElement>('[data-camera]');
const form = document.querySelector<HTMLFormElement>('form.tickets-form');

/** ms between two reads of the picture. */
const pause = 200;

if (place && form && 'mediaDevices' in navigator) offerCamera(place, form);

function openReader(): CodeReader {
  if (BarcodeDetector) return new BarcodeDetector({ formats: ['qr_code'] });
  return createReader();
}

/** The button is in the page but stays hidden in browsers without a camera. */
function offerCamera(box: HTMLElement, codeForm: HTMLFormElement): void {
  const button = box.querySelector('button');
  const video = box.querySelector('video');
  const failed = box.querySelector<HTMLElement>('[role="status"]');
  if (!button || !video || !failed) return;
  box.hidden = false;
  let stream: MediaStream | null = null;
  const stop = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = null;
    video.hidden = true;
    button.textContent = button.dataset['start'] ?? '';
  };
  button.addEventListener('click', () => {
    if (stream) stop();
    else void start().catch(() => failed.removeAttribute('hidden'));
  });

  async function start() {
    if (!video || !button) return;
    const reader = openReader();
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    video.srcObject = stream;
    video.hidden = false;
    button.textContent = button.dataset['stop'] ?? '';
    await video.play();
    const code = await firstCode(video, reader, () => stream !== null);
    if (code === null) return;
    stop();
    const field = codeForm.elements.namedItem('code');
    if (field instanceof HTMLInputElement) field.value = code;
    codeForm.requestSubmit();
  }
}

async function firstCode(
  video: HTMLVideoElement,
  reader: CodeReader,
  isOn: () => boolean,
): Promise<string | null> {
  while (isOn()) {
    const [found] = await reader.detect(video);
    if (found) return found.rawValue;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return null;
}
