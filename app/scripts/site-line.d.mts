export function lineOf(source: string, key: string, value?: string): number;
