/** As the BarcodeDetector of browsers that have one; TypeScript has no types for it yet. */
export interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
