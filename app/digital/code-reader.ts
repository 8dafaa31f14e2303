/** Types of the browser's BarcodeDetector, which TypeScript does not have yet. */
export interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
