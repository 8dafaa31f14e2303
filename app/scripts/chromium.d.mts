export function findChromium(): string | null;
export function chromiumPath(): string;
