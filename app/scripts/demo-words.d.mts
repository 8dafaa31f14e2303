export function demoWords(sources: Iterable<readonly [file: string, source: string]>): string[];
