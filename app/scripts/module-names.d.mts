export function moduleNames(path: string, source: string): string[];
