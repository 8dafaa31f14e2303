// Browser standards that the server uses and its types lack, and a file that the build inlines.
declare module 'harfbuzzjs/dist/harfbuzz-subset.wasm?url&inline' {
  const address: string;
  export default address;
}

declare module 'wawoff2' {
  export const compress: (font: Uint8Array) => Promise<Uint8Array>;
  export const decompress: (font: Uint8Array) => Promise<Uint8Array>;
}

declare namespace WebAssembly {
  function instantiate(
    bytes: Uint8Array,
  ): Promise<{ readonly instance: { readonly exports: object } }>;
}
