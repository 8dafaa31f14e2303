const colour = /^#[0-9a-f]{3,8}$/i;
const path = /^\/[\w./~%-]+$/;

/** A swatch of the API as `Swatch` takes it: a colour, or a picture of our own site. */
export function swatchColour(swatch: string | null | undefined): string | undefined {
  if (!swatch) return undefined;
  if (colour.test(swatch)) return swatch;
  return path.test(swatch) ? `url("${swatch}")` : undefined;
}
