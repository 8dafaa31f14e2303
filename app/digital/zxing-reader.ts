import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import file from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CodeReader } from './code-reader.ts';

prepareZXingModule({ overrides: { locateFile: () => file } });

/** Reads QR codes in browsers without a detector of their own, such as those of iPhones. */
export function createReader(): CodeReader {
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  return {
    async detect(video) {
      const { videoWidth: width, videoHeight: height } = video;
      if (!drawing || width === 0) return [];
      Object.assign(canvas, { width, height });
      drawing.drawImage(video, 0, 0);
      const picture = drawing.getImageData(0, 0, width, height);
      const found = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
      return found.map(({ text }) => ({ rawValue: text }));
    },
  };
}
