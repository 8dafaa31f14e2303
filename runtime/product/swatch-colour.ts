const colour = /^#[0-9a-f]{3,8}$/i;
const path = /^\/[\w./~%-]+$/;

/** Converts a swatch of the API to a prop of `Swatch`: a colour, or a picture of our own site. */
export function swatchColour(swatch: string | null | undefined): string | undefined {
  if (!swatch) return undefined;
  if (colour.test(swatch)) return swatch;
  return path.test(swatch) ? `url("${swatch}")` : undefined;
}
