export function shortClass(name: string, file: string): string;
