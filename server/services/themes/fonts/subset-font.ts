/** The calls of HarfBuzz that subsetting needs; all take and return addresses in its memory. */
interface Harfbuzz {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly malloc: (size: number) => number;
  readonly hb_blob_create: (
    data: number,
    length: number,
    mode: number,
    user: number,
    destroy: number,
  ) => number;
  readonly hb_blob_get_data: (blob: number, length: number) => number;
  readonly hb_blob_get_length: (blob: number) => number;
  readonly hb_face_create: (blob: number, index: number) => number;
  readonly hb_face_reference_blob: (face: number) => number;
  readonly hb_set_add: (set: number, code: number) => void;
  readonly hb_subset_input_create_or_fail: () => number;
  readonly hb_subset_input_unicode_set: (input: number) => number;
  readonly hb_subset_or_fail: (face: number, input: number) => number;
}

const writable = 2;

/**
 * Returns the font with these characters only; null if it cannot be read. Keeps kerning and variable axes.
 */
export async function subsetFont(
  font: Uint8Array,
  characters: readonly number[],
): Promise<Uint8Array | null> {
  // Each call loads its own instance, so that a font cannot corrupt the memory of later calls.
  const hb = await loadHarfbuzz();
  const data = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, font.length, writable, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const set = hb.hb_subset_input_unicode_set(input);
  for (const code of characters) hb.hb_set_add(set, code);
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) return null;
  const blob = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(blob, 0);
  return new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
}

async function loadHarfbuzz(): Promise<Harfbuzz> {
  const { default: address } = await import('harfbuzzjs/dist/harfbuzz-subset.wasm?url&inline');
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const { instance } = await WebAssembly.instantiate(bytes);
  return instance.exports as unknown as Harfbuzz;
}
