export function findChromium(): string | null;
export function chromiumPath(): string;
export function testBrowser(): { readonly executablePath: string; readonly args: string[] };
