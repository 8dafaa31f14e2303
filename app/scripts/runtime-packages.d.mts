export function runtimePackages(root: string): Map<string, number>;

export function importedPackages(folder: string): Set<string>;

export function unnamedPackages(folder: string, names: readonly string[]): string[];
